import VignolaCore

/// What a flow navigates with: a value that keeps nothing alive and knows no toolkit.
///
/// ```swift
/// func start() {
///   let list = screens.makeList()
///   list.onSelect = { [weak self, weak list] item in
///     guard let self, let list else { return }
///     flow.router.from(list).push(screens.makeDetail(item))   // two taps push one screen
///   }
///   flow.router.setRoot(list)
/// }
/// ```
///
/// Screens that are put up through it belong to its flow, and its verbs act on those alone: ``pop()``
/// takes the flow's own top, with whatever lies over it, and never a screen of the flow below. What is
/// not possible is refused and traced: nothing traps, and no screen is shown twice (G9). Whatever
/// removes a screen, its `onRemoved` is called once, the deepest first (G5), as a message of its own
/// (G1), also when its flow has ended meanwhile. Once the flow has ended every verb is dropped (G4).
///
/// A flow that has nothing on the screen opens where its router stood when it was made: over the
/// screen that ``from(_:)`` names, in the tab it got from ``setTabs(_:selected:onRemoved:)``, or else
/// over whatever the user sees.
///
/// The verbs are the article's; the `completion` of its `push` is `onRemoved`, which is called for
/// the user's going back too. On the main actor.
@MainActor public struct Router {
  /// Where verbs act.
  enum Stand {
    case flow
    case screen(ScreenHandle)
    case tab(Int)
    case nowhere
  }

  weak var node: FlowNode?
  let stand: Stand
  /// What the app calls the screens that are put up next.
  var routes: [AnyHashable] = []

  init(node: FlowNode?, stand: Stand) {
    self.node = node
    self.stand = stand
  }

  /// The same flow's router, at one of the flow's own screens: what it puts up goes over that screen
  /// and nowhere else, and what it takes away is that screen.
  ///
  /// What puts a screen up, and ``pop()``, is refused while the screen is covered by another, or once
  /// it has left. So what a button opens is opened once, however often it is tapped. The other verbs
  /// are the flow's, wherever the router is.
  ///
  /// - Parameter screen: A screen of the flow that is up. At any other every verb is refused.
  /// - Returns: The router.
  public func from(_ screen: any Screen) -> Router {
    guard let node, let surface = node.surface, let id = node.seat(of: screen) else {
      return Router(node: node, stand: .nowhere)
    }
    return Router(node: node, stand: .screen(surface.handle(id)))
  }
}

extension Router {
  /// Whether a flow can open here.
  var canOpen: Bool {
    switch stand {
    case .flow: true
    case .screen(let handle): !handle.isCovered
    case .tab: place != nil
    case .nowhere: false
    }
  }

  /// Carries a verb out where that is possible, and traces a refusal where it is not.
  func navigate<Value>(
    _ verb: StaticString, if isPossible: KeyPath<Router, Bool>,
    _ body: @escaping (NavigationSurface) -> Value?
  ) -> Value? {
    node?.navigate(verb) { surface in
      guard self[keyPath: isPossible] else {
        node?.trace("verb refused", to: "Router", "\(verb): its screen is covered or gone")
        return nil
      }
      return body(surface)
    }
  }

  /// Whether it is at a screen of the flow, or at none in particular.
  var isSomewhere: Bool {
    if case .nowhere = stand { false } else { true }
  }

  /// Whether this is in one stack, so that a new root replaces that stack and not everything.
  var isInStack: Bool {
    switch stand {
    case .flow: node?.base?.isInStack ?? false
    case .screen, .tab, .nowhere: true
    }
  }

  /// Over which screen something would be put up; nil for whatever the user sees.
  var place: ScreenHandle? {
    switch stand {
    case .flow:
      guard let node, let surface = node.surface else { return nil }
      return node.top.map(surface.handle) ?? node.base?.opening
    case .screen(let handle):
      return handle
    case .tab(let tab):
      guard let surface = node?.surface, let stacks = surface.target.layers.first?.stacks,
        stacks.indices.contains(tab)
      else { return nil }
      return stacks[tab].last.map { surface.handle($0.id) }
    case .nowhere:
      return nil
    }
  }

  /// Where a flow that was made from this router opens: the flow's own top does not count.
  private var opening: ScreenHandle? {
    if case .flow = stand { node?.base?.opening } else { place }
  }
}
