extension UIBarButtonItem {
  /// The buttons that the system has a name and a picture for.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends what is being done.
    case done = 0
    /// Drops what is being done.
    case cancel = 1
    /// Begins to change things.
    case edit = 2
    /// Keeps what was changed.
    case save = 3
    /// Adds something.
    case add = 4
    /// Room that takes what is left.
    case flexibleSpace = 5
    /// Room of one size.
    case fixedSpace = 6
    /// Begins to write.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers what can be done with the thing shown.
    case action = 9
    /// Puts something elsewhere.
    case organize = 10
    /// Shows what was marked.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Gets things anew.
    case refresh = 13
    /// Ends what goes on.
    case stop = 14
    /// Removes something.
    case trash = 16
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes what is shown.
    case close = 24

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The name that a screen reader reads.
    var title: String {
      switch self {
      case .action: "Share"
      case .trash: "Delete"
      case .flexibleSpace, .fixedSpace: ""
      default: "\(self)".capitalized
      }
    }
  }
}
