// Who may say what to whom in the module of the list. The sixth protocol, what an interactor asks of the
// shop, is the same for every module: `CartService`.

/// What the presenter tells the view.
@MainActor protocol CatalogViewInput: AnyObject {
  func show(_ display: CatalogDisplay)
}

/// What the view tells the presenter.
@MainActor protocol CatalogViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func plusTapped(_ item: Int)
  func minusTapped(_ item: Int)
  func rowTapped(_ item: Int)
  func cartTapped()
}

/// What the presenter tells the interactor.
@MainActor protocol CatalogInteractorInput: AnyObject {
  /// Asks for the contents, now and after each change.
  func loadContents()
  func add(_ item: Int)
  func remove(_ item: Int)
}

/// What the interactor tells the presenter.
@MainActor protocol CatalogInteractorOutput: AnyObject {
  func loaded(_ contents: CatalogContents)
}

/// What the presenter tells the router.
@MainActor protocol CatalogRouterInput: AnyObject {
  func openDetail(of item: Int)
  func openCart()
}
