/// The collection as its presenter sees it.
@MainActor protocol PostcardsView: AnyObject {
  /// Shows the collection.
  func show(_ display: PostcardsDisplay)
}

/// What the collection reports.
@MainActor protocol PostcardsViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  /// A row has come into sight.
  func rowShown(_ postcard: Postcard.ID)
  func rowTapped(_ postcard: Postcard.ID)
  func tryAgainTapped()
  func signOutTapped()
}
