/// A coordinator that brings screens up by their routes: for a tap on one of its screens and for a
/// link alike.
///
/// ```swift
/// extension MainCoordinator: RouteOpener {
///   func open(_ route: Route) -> Bool {
///     switch route {
///     case .list: flow.router.to(route).setRoot(makeList())
///     case .detail(let id): flow.router.to(route).push(screens.makeDetail(id))
///     case .cart: flow.run(flows.makeCart(router: flow.router))
///     default: return false
///     }
///     return true
///   }
/// }
/// ```
///
/// A tap goes from its screen, ``Router/from(_:)``, so that two of them open one.
///
/// A link's way leads from screen to screen, and for each it asks first the flow of the visible
/// screen and then those that run it. What was opened, the link sees for itself: the screen with the
/// route has to come up where the link's target has it. It may do so later, when something has been
/// loaded; the link waits for it.
@MainActor public protocol RouteOpener<Route>: AnyObject {
  /// What the app calls its screens.
  associatedtype Route: Sendable

  /// Brings up a screen over the visible one, or the app's root.
  ///
  /// - Parameter route: What the app calls it.
  /// - Returns: Whether it is this coordinator's business.
  func open(_ route: Route) -> Bool
}
