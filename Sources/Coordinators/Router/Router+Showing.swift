import VignolaCore

// What comes up.
extension Router {
  /// Puts a screen on top of the flow's own; the first one opens the flow.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - onRemoved: Called once, when the screen is gone, whatever took it away.
  /// - Returns: The screen's place; nil if refused, as when the flow's top is covered.
  @discardableResult
  public func push(
    _ screen: any Screen, onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    put("push", screen, onRemoved) { surface, build, onRemoved in
      guard let place else { return surface.push(build, onRemoved: onRemoved) }
      return place.push(build, onRemoved: onRemoved)
    }
  }

  /// Presents a screen over the flow's own, as the first of a stack of its own.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - onRemoved: Called once, when the screen is gone, whatever took it away.
  /// - Returns: The screen's place; nil if refused, as when the flow's top is not what the user sees.
  @discardableResult
  public func present(
    _ screen: any Screen, onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    put("present", screen, onRemoved) { surface, build, onRemoved in
      guard let place else { return surface.present(build, onRemoved: onRemoved) }
      return place.present(build, onRemoved: onRemoved)
    }
  }

  /// Replaces everything that is up by one screen: the article's way for one flow to follow another.
  ///
  /// Of a flow that was opened from a screen or in a tab, it replaces the stack that the flow is in,
  /// and what was presented over that.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - hideBar: Whether there is no bar while it is on top.
  ///   - onRemoved: Called once, when the screen is gone, whatever took it away.
  /// - Returns: The screen's place; nil if refused.
  @discardableResult
  public func setRoot(
    _ screen: any Screen, hideBar: Bool = false,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    put("setRoot", screen, onRemoved) { surface, build, onRemoved in
      let adapted = { (place: ScreenHandle) in
        if hideBar { place.hideBar() }
        return build(place)
      }
      guard isInStack else { return surface.setRoot(adapted, onRemoved: onRemoved) }
      return place?.setRoot(adapted, onRemoved: onRemoved)
    }
  }

  /// Replaces everything that is up by tabs, each with its first screen.
  ///
  /// A tab may be left to a flow of its own: make that with the tab's router. It can push over the
  /// first screen, or put its own in its place with ``setRoot(_:hideBar:onRemoved:)``.
  ///
  /// ```swift
  /// let tabs = flow.router.setTabs([screens.makeShop(), screens.makeCart()])
  /// for (tab, make) in zip(tabs, [flows.makeShop, flows.makeCart]) { flow.run(make(tab)) }
  /// ```
  ///
  /// - Parameters:
  ///   - screens: The tabs' first screens, in order.
  ///   - selected: The tab to select.
  ///   - onRemoved: Called once for each of them when it is gone, with its number.
  /// - Returns: A router for each tab, in order; empty if refused.
  @discardableResult
  public func setTabs(
    _ screens: [any Screen], selected: Int = 0,
    onRemoved: @escaping (Int, Removal) -> Void = { _, _ in }
  ) -> [Router] {
    guard let node else { return [] }
    let routers = node.navigate("setTabs") { surface -> [Router]? in
      guard !isInStack else { return nil }
      let seating = Seating(node, routes)
      let tabs = surface.setTabs(
        screens.map { screen in { seating.seat(screen, $0) } }, selected: selected,
        onRemoved: { tab, removal in seating.left(tab, removal, telling: { onRemoved(tab, $0) }) })
      if tabs.isEmpty { seating.giveBack() }
      return tabs.indices.map { Router(node: node, stand: .tab($0)) }
    }
    return routers ?? []
  }

  /// Shows an alert over whatever the user sees.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says below the title.
  ///   - then: Called once, when the alert has ended, whoever ended it.
  /// - Returns: Whether it was possible: something of the flow is up, and no alert is yet.
  @discardableResult
  public func alert(
    _ title: String, message: String = "", then: @escaping () -> Void = {}
  ) -> Bool {
    navigate("alert", if: \.canOpen) { surface in
      return place?.alert(title, message: message, then: then)
        ?? surface.alert(title, message: message, then: then)
    } ?? false
  }

  private func put(
    _ verb: StaticString, _ screen: any Screen, _ onRemoved: @escaping (Removal) -> Void,
    _ carryOut:
      @escaping (
        NavigationSurface, @escaping (ScreenHandle) -> any Screen, @escaping (Removal) -> Void
      ) -> ScreenHandle?
  ) -> ScreenHandle? {
    guard let node else { return nil }
    return navigate(verb, if: \.canOpen) { surface in
      let seating = Seating(node, routes)
      let handle = carryOut(surface, { seating.seat(screen, $0) }) { removal in
        seating.left(0, removal, telling: onRemoved)
      }
      if handle == nil { seating.giveBack() }
      return handle
    }
  }
}

/// The screens of one verb on their way to the surface, which knows their identities first.
@MainActor private final class Seating {
  struct WeakScreen {
    weak var screen: (any Screen)?
  }

  private weak var node: FlowNode?
  private let scope: LifetimeScope
  private let routes: [AnyHashable]
  private var seats: [(id: ScreenID, screen: WeakScreen)] = []

  init(_ node: FlowNode, _ routes: [AnyHashable]) {
    self.node = node
    self.routes = routes
    scope = node.scope
  }

  func seat(_ screen: any Screen, _ place: ScreenHandle) -> any Screen {
    let route = routes.indices.contains(seats.count) ? routes[seats.count] : nil
    seats.append((place.id, WeakScreen(screen: screen)))
    node?.take(screen, place.id, as: route)
    return screen
  }

  func left(_ number: Int, _ removal: Removal, telling onRemoved: (Removal) -> Void) {
    guard seats.indices.contains(number) else { return }
    onRemoved(removal)
    if let screen = seats[number].screen.screen { scope.register(screen, as: "Screen") }
    if scope.isClosed { scope.check() }
    node?.left(seats[number].id, because: removal)
  }

  func giveBack() {
    for seat in seats { node?.giveBack(seat.id) }
  }
}
