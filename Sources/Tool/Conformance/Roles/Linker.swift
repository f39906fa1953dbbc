import CodeIndex

/// Makes links between components of what types hold.
struct Linker {
  private let holdings: HoldingFinder
  private let byType: [TypeSymbol: [Component]]
  private let byProtocol: [TypeSymbol: [Component]]
  private let sceneOf: [Component: Int]
  init(
    holdings: HoldingFinder, byType: [TypeSymbol: [Component]],
    byProtocol: [TypeSymbol: [Component]], scenes: [Scene]
  ) {
    self.holdings = holdings
    self.byType = byType
    self.byProtocol = byProtocol
    var sceneOf: [Component: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for component in scene.components { sceneOf[component] = index }
    }
    self.sceneOf = sceneOf
  }

  func links(of component: Component) -> [Link] {
    holdings.holdings(of: component.type).compactMap { holding in
      let targets = targets(of: holding, from: component)
      guard !targets.isEmpty else { return nil }
      return Link(
        from: component, to: targets, property: holding.property, owner: holding.owner,
        isByProtocol: holding.concrete.isEmpty, isWeak: holding.isWeak)
    }
  }

  /// Of a protocol's conforming types those of the same scene if there are any, then those of the same module.
  private func targets(of holding: Holding, from component: Component) -> [Component] {
    let architecture = component.role.architecture
    let isConcrete = !holding.concrete.isEmpty
    let known: [Component]
    if isConcrete {
      known = holding.concrete.flatMap { byType[$0] ?? [] }
    } else {
      let conforming = holding.protocols.first.flatMap { byProtocol[$0] } ?? []
      let all = Set(holding.protocols)
      known =
        holding.protocols.count > 1
        ? conforming.filter { holdings.protocols[$0.type]?.isSuperset(of: all) == true }
        : conforming
    }
    // A component of two architectures is itself in each.
    let same = known.filter { $0.role.architecture == architecture }
    let found = same.isEmpty ? known : same
    guard !isConcrete else { return found }
    if let scene = sceneOf[component] {
      let near = found.filter { sceneOf[$0] == scene }
      if !near.isEmpty { return near }
    }
    let near = found.filter { $0.type.module == component.type.module && $0.stem == component.stem }
    return near.isEmpty ? found : near
  }

  /// The protocols of the root that components of a scene conform to and that belong to it: those to which
  /// nobody of another scene conforms.
  func protocols(of scene: Scene) -> [TypeSymbol] {
    let own = Set(scene.components.map(\.type))
    let all = own.reduce(into: Set<TypeSymbol>()) { $0.formUnion(holdings.protocols[$1] ?? []) }
      .union(own.filter { $0.kind == .protocol })
    return all.filter { candidate in
      (byProtocol[candidate] ?? []).allSatisfy {
        own.contains($0.type) || $0.stem == scene.name
      }
    }
    .sorted { ($0.module, $0.path) < ($1.module, $1.path) }
  }
}
