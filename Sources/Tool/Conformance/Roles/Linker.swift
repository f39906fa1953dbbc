import CodeIndex

/// Makes links between components of what types hold.
struct Linker {
  private let finder: HoldingFinder
  private let known: [TypeSymbol: [Holding]]
  private let scenes: [Scene]
  private let byType: [TypeSymbol: [Component]]
  private let byProtocol: [TypeSymbol: [Component]]
  private let sceneOf: [Component: Int]
  init(
    finder: HoldingFinder, known: [TypeSymbol: [Holding]], byType: [TypeSymbol: [Component]],
    byProtocol: [TypeSymbol: [Component]], scenes: [Scene]
  ) {
    self.finder = finder
    self.known = known
    self.scenes = scenes
    self.byType = byType
    self.byProtocol = byProtocol
    var sceneOf: [Component: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for component in scene.components { sceneOf[component] = index }
    }
    self.sceneOf = sceneOf
  }

  func links(of component: Component) -> [Link] {
    (known[component.type] ?? finder.holdings(of: component.type)).compactMap { holding in
      let targets = targets(of: holding, from: component)
      guard !targets.isEmpty else { return nil }
      return Link(
        from: component, to: targets, property: holding.property, owner: holding.owner,
        isByProtocol: holding.concrete.isEmpty, isWeak: holding.isWeak)
    }
  }

  /// Of a protocol's conforming types those of the same scene if there are any, then those with the same stem in
  /// the same module, then all.
  private func targets(of holding: Holding, from component: Component) -> [Component] {
    guard holding.concrete.isEmpty else {
      return own(holding.concrete.flatMap { byType[$0] ?? [] }, of: component)
    }
    let wanted = Set(holding.protocols)
    if let scene = sceneOf[component] {
      let near = scenes[scene].components.filter { conforms($0.type, to: wanted) }
      if !near.isEmpty { return near }
    }
    var found = holding.protocols.first.flatMap { byProtocol[$0] } ?? []
    if wanted.count > 1 { found = found.filter { conforms($0.type, to: wanted) } }
    found = own(found, of: component)
    let near = found.filter { $0.stem == component.stem && $0.type.module == component.type.module }
    return near.isEmpty ? found : near
  }

  private func conforms(_ type: TypeSymbol, to wanted: Set<TypeSymbol>) -> Bool {
    finder.protocols[type]?.isSuperset(of: wanted) == true
  }

  /// A component of two architectures is itself in each.
  private func own(_ found: [Component], of component: Component) -> [Component] {
    let same = found.filter { $0.role.architecture == component.role.architecture }
    return same.isEmpty ? found : same
  }

  /// The protocols of the root that components of a scene conform to and that belong to it: those to which
  /// nobody of another scene conforms.
  func protocols(of scene: Scene) -> [TypeSymbol] {
    let own = Set(scene.components.map(\.type))
    let all = own.reduce(into: Set<TypeSymbol>()) { $0.formUnion(finder.protocols[$1] ?? []) }
      .union(own.filter { $0.kind == .protocol })
    return all.filter { candidate in
      (byProtocol[candidate] ?? []).allSatisfy {
        own.contains($0.type) || $0.stem == scene.name
      }
    }
    .sorted { ($0.module, $0.path) < ($1.module, $1.path) }
  }
}
