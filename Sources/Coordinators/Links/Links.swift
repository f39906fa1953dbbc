import VignolaCore

/// Follows links: from a URL's text to what the app has up then, however far it was from there.
///
/// ```swift
/// let links = Links<Route>(app, table) { link in
///   switch link {
///   case .item(let id): .stack(.list, .detail(id))
///   case .cart: .stack(.list, .cart)
///   }
/// } needs: { route in
///   route == .enter ? [] : [signedIn]
/// }
/// links.open("shop://items/7") { outcome in print(outcome) }
/// // waiting(for: "signed in"), and when somebody has signed in: landed
/// ```
///
/// A link says what should be up, not what to do: its target is a tree of routes. The way there is
/// planned from what is up, one step is taken, and when the screens have come to rest the rest is
/// planned anew: what both have in common stays, what covers it goes, what is missing is opened by
/// the coordinators (``RouteOpener``). A link to where one already is does nothing.
///
/// It waits while screens are moving, for the conditions of the route that is next, for the user to
/// leave a screen that asks before it is left, and for a root that no coordinator opens, since which
/// root there is follows from the app's state. It is told of changes and asks for nothing meanwhile.
/// It is dropped, with a reason, when a condition that has held holds no more, by ``cancel(_:)``, by a
/// newer link, after the time limit, and when its way goes round, as it does where something else
/// comes up than what it opened. What is unknown or not to be trusted is refused
/// (``/VignolaCore/DeepLink``).
///
/// Each end is reported once, as a message (G1), and traced; after the end of the app's flow nothing
/// is reported (G4). It holds neither the coordinators nor the surface. On the main actor.
@MainActor public final class Links<Route: Hashable & Sendable> {
  let scope: LifetimeScope
  weak var app: AnyObject?
  weak var root: FlowNode?
  let limit: Duration
  let needs: (Route) -> [LinkCondition]
  var run: LinkRun<Route>?
  weak var turn: LinkTurn?
  private let read: (String) -> Result<RouteTree<Route>, LinkRefusal>

  /// The links of an app.
  ///
  /// - Parameters:
  ///   - app: The outermost coordinator.
  ///   - table: Which texts are links.
  ///   - limit: How long a link may take, by the clock of the app's scope.
  ///   - target: What a link leads to. It is held, so it captures coordinators weakly, if at all.
  ///   - needs: What has to hold before a route is opened. Held as `target` is.
  public init<App: Coordinator, Link>(
    _ app: App, _ table: LinkTable<Link>, limit: Duration = .seconds(300),
    target: @escaping (Link) -> RouteTree<Route>,
    needs: @escaping (Route) -> [LinkCondition] = { _ in [] }
  ) {
    self.app = app
    root = app.flow.node
    scope = app.flow.scope.child("Links")
    self.limit = limit
    self.needs = needs
    read = { text in
      Result { () throws(LinkRefusal) in
        let tree = target(try table.link(text))
        if let fault = tree.fault { throw LinkRefusal(text, "it leads to \(tree): \(fault)") }
        return tree
      }
    }
    root?.surface?.watch(self)
    scope.onClose { [weak self] in self?.scopeHasClosed() }
  }

  /// What is up, by route; nil for a screen that has none.
  public var present: RouteTree<Route?> { root?.routes(Route.self) ?? RouteTree() }

  /// The way of a link from what is up now, without going it.
  ///
  /// - Parameter text: The text of a URL.
  /// - Returns: The plan, which can be printed.
  /// - Throws: Why the link would be refused.
  public func plan(_ text: String) throws(LinkRefusal) -> RoutePlan<Route> {
    try read(text).get().plan(from: present)
  }

  /// Follows a link. One that is on its way is dropped.
  ///
  /// - Parameters:
  ///   - text: The text of a URL.
  ///   - report: Is told what it waits for, and its end, each as a message. It is held until then.
  public func open(_ text: String, report: @escaping (LinkOutcome) -> Void = { _ in }) {
    switch read(text) {
    case .success(let target):
      begin(quoted(text), to: [target], report)
    case .failure(let refusal):
      tell(.refused("\(refusal)"), of: quoted(text), report)
    }
  }

  /// Brings up what was up before, as a link does: step by step, waiting for what has to hold, and
  /// every tab of it.
  ///
  /// - Parameters:
  ///   - tree: What was restored of it: ``/VignolaCore/RestoredRoutes/tree``.
  ///   - report: As of a link.
  public func restore(
    _ tree: RouteTree<Route>, report: @escaping (LinkOutcome) -> Void = { _ in }
  ) {
    if let fault = tree.fault {
      return tell(.refused(fault), of: "restoration", report)
    }
    begin("restoration", to: tree.waypoints, report)
  }

  /// Drops the link that is on its way, as when the user does not want to sign in after all.
  ///
  /// - Parameter reason: Why, as its opener is told.
  /// - Returns: Whether there was one.
  @discardableResult
  public func cancel(_ reason: String = "cancelled") -> Bool {
    guard run != nil else { return false }
    end(.dropped(reason))
    return true
  }
}
