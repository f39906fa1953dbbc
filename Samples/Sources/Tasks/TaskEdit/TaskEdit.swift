import RoundTable

/// The editor of one task, new or there already.
enum TaskEdit: RTModule {
  static let name: StaticString = "TaskEdit"

  /// What a person did.
  enum ViewIntent: Equatable {
    case textChanged(String)
    case saveTapped
    case cancelTapped
  }

  /// What became of the task.
  enum CoreEvent: Equatable {
    case taskCreated
    case taskChanged
    case taskGone
  }

  /// What the view is to show.
  enum PresenterUpdate: Equatable {
    case task(title: String, field: String, text: String)
    case canSave(Bool)
  }

  /// What the parent is told.
  enum JointOutput: Equatable {
    case saved
    case cancelled
    case taskGone
  }
}
