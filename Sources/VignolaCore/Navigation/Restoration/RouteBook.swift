/// How an app's routes are stored and restored.
///
/// ```swift
/// let book = RouteBook<Route>([
///   RouteCode("list", write: { $0 == .list ? [:] : nil }, read: { _ in .list }),
///   RouteCode(
///     "detail", version: 2,
///     write: { if case .detail(let id) = $0 { ["id": .int(id)] } else { nil } },
///     read: { $0["id"]?.int.map(Route.detail) },
///     upgrades: [1: { $0.int.map { ["id": .int($0)] } }]),   // version 1 was a bare number
/// ])
/// let data = try JSONEncoder().encode(book.save(links.present))
/// let restored = book.restore(data) {
///   try JSONDecoder().decode(SavedRoutes.self, from: Data($0))
/// }
/// if let tree = restored.tree { links.restore(tree) }
/// ```
///
/// Of each stack the longest part from its root is restored of which every route can be. The rest is
/// reported with its reason and with what was stored, so that nothing is lost: a route that is
/// unknown, or of a newer version, a payload of a wrong shape, what stood over any of these, and
/// bytes that cannot be read. On the main actor.
@MainActor public struct RouteBook<Route: Hashable & Sendable> {
  static var format: Int { 1 }

  let codes: [RouteCode<Route>]

  /// A book.
  ///
  /// - Parameter codes: A way to store each route that is to be restored.
  public init(_ codes: [RouteCode<Route>]) {
    self.codes = codes
  }

  /// What is stored of what is up: of each stack as much, from its root, as the book knows.
  ///
  /// - Parameter present: What is up.
  /// - Returns: What to encode.
  public func save(_ present: RouteTree<Route?>) -> SavedRoutes {
    // Lists alone, so that every encoder writes the same order and what is cut off is cut at its end.
    var layers: [SavedValue] = []
    for layer in present.layers {
      let stacks = layer.stacks.map { $0.map { $0.flatMap(save) } }
      let known = stacks.map { SavedValue.list(Array($0.prefix { $0 != nil }.compactMap(\.self))) }
      if known.contains([]) { break }
      layers.append(.list([.int(layer.selected), .int(known.count)] + known))
      if stacks.indices.contains(layer.selected), stacks[layer.selected].contains(nil) { break }
    }
    return SavedRoutes(.list([.int(Self.format)] + layers))
  }

  private func save(_ route: Route) -> SavedValue? {
    codes.lazy.compactMap { $0.save(route) }.first
  }

  /// The route of what was stored for one.
  func route(_ value: SavedValue) throws(RouteCode<Route>.Loss) -> Route {
    guard let name = value["name"]?.text, let version = value["version"]?.int else {
      throw .init(reason: "it is no route")
    }
    guard let code = codes.first(where: { $0.name == name }) else {
      throw .init(reason: "the route \(quoted(name)) is unknown")
    }
    return try code.restore(value["payload"] ?? .null, version: version)
  }
}
