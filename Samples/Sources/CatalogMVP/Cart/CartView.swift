/// The cart as its presenter sees it.
@MainActor protocol CartView: AnyObject {
  /// Shows what is in the cart.
  func show(_ lines: [CartLine])
}

/// What the cart's view reports.
@MainActor protocol CartViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func buyAllTapped()
}

/// A line of the cart, ready for display.
struct CartLine: Equatable {
  let title: String
  let count: String
}
