/// What the presenter tells the view.
@MainActor protocol CartViewInput: AnyObject {
  func show(_ rows: [CartRow])
}

/// What the view tells the presenter.
@MainActor protocol CartViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func buyAllTapped()
}

/// What the presenter tells the interactor.
@MainActor protocol CartInteractorInput: AnyObject {
  /// Asks for the lines, now and after each change.
  func loadLines()
  func buyAll()
}

/// What the interactor tells the presenter.
@MainActor protocol CartInteractorOutput: AnyObject {
  func loaded(_ lines: [CartLine])
  func bought()
}

/// What the presenter tells the router.
@MainActor protocol CartRouterInput: AnyObject {
  func close()
}
