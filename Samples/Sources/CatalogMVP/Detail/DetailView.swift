/// The sheet as its presenter sees it.
@MainActor protocol DetailView: AnyObject {
  /// Shows the item.
  func show(_ display: DetailDisplay)
}

/// What the sheet reports.
@MainActor protocol DetailViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func addTapped()
  func removeTapped()
}

/// The item, ready for display.
struct DetailDisplay: Equatable {
  let title: String
  let countTitle: String
  let canRemove: Bool
}
