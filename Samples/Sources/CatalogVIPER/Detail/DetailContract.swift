// A sheet leads nowhere, and is drawn down by the person: its presenter has nothing to tell a router.

/// What the presenter tells the view.
@MainActor protocol DetailViewInput: AnyObject {
  func show(_ display: DetailDisplay)
}

/// What the view tells the presenter.
@MainActor protocol DetailViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func addTapped()
  func removeTapped()
}

/// What the presenter tells the interactor.
@MainActor protocol DetailInteractorInput: AnyObject {
  /// Asks for the item, now and after each change.
  func loadItem()
  func add()
  func remove()
}

/// What the interactor tells the presenter.
@MainActor protocol DetailInteractorOutput: AnyObject {
  func loaded(_ contents: DetailContents)
}
