import VignolaCore

// What links see of the flows: which routes are up, and who opens another.
extension FlowNode {
  /// What is up, by route; nil for a screen that was put up without one, or with one of another type.
  func routes<Route>(_: Route.Type) -> RouteTree<Route?> {
    guard let tree = surface?.tree else { return RouteTree() }
    var routes: [ScreenID: Route] = [:]
    for seat in subtree.flatMap(\.seats) { routes[seat.id] = seat.route?.base as? Route }
    return RouteTree(
      layers: tree.layers.map { layer in
        .init(
          layer.stacks.map { $0.map { routes[$0.id] } }, selected: layer.selected,
          hasAlert: layer.alert != nil)
      })
  }

  /// Who is asked to open something: a flow that is to open over the visible screen and has nothing up
  /// yet, the flow of that screen, and those that run it.
  var askedToOpen: [FlowNode] {
    guard let visible = surface?.tree.visible?.id else { return [self] }
    let all = subtree.filter { $0.phase == .running }
    let owner = all.last { $0.seats.contains { $0.id == visible } } ?? self
    let opening = all.filter { node in
      node !== self && node.seats.isEmpty && node.base?.place?.id == visible
        && node.lineage.contains { $0 === owner }
    }
    return opening.reversed() + owner.lineage
  }

  /// The coordinator of a flow that another runs.
  var coordinator: AnyObject? {
    parent?.children.first { $0.node === self }?.coordinator
  }
}
