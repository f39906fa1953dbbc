import VignolaCore

// What the app calls its screens, so that a link can tell what is up.
extension Router {
  /// The same router, for a screen that links know by a route.
  ///
  /// ```swift
  /// flow.router.from(list).to(Route.detail(7)).push(screens.makeDetail(7))
  /// flow.router.to(Route.shop, .cart).setTabs([screens.makeShop(), screens.makeCart()])
  /// ```
  ///
  /// A screen that is put up without a route is like no other to a link, which goes back to what is
  /// below it.
  ///
  /// - Parameter routes: What the app calls the screen, or each tab's first screen in order.
  /// - Returns: The router.
  public func to<Route: Hashable & Sendable>(_ routes: Route...) -> Router {
    var router = self
    router.routes = routes.map { AnyHashable($0) }
    return router
  }
}
