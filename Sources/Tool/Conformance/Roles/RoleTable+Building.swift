import CodeIndex

extension RoleTable {
  /// Who plays which role, as the configuration says it, or as the code shows it where no architecture is configured.
  ///
  /// O(types + properties), for each architecture that is a candidate.
  package init(_ code: Codebase, configuration: Configuration = Configuration()) {
    self.init(code, as: RolePlan(configuration, for: code))
  }

  /// One architecture for everything.
  package init(_ code: Codebase, everywhere architecture: Architecture) {
    self.init(code, as: RolePlan(everywhere: .of(architecture), for: code))
  }

  init(_ code: Codebase, as plan: RolePlan) {
    let traits = code.types.compactMap { TypeTraits($0, in: code) }
    let casting =
      plan.isDetected
      ? Detection.casting(traits, with: plan.finders, in: code) : Casting(traits, as: plan)
    let components = casting.components.sorted { left, right in
      (left.type.module, left.type.path, left.role)
        < (right.type.module, right.type.path, right.role)
    }
    var scenes = SceneBuilder(code: code).scenes(components)
    let holdings = HoldingFinder(code)
    let byType = Dictionary(grouping: components, by: \.type)
    var protocols: [TypeSymbol: [Component]] = [:]
    for (ancestor, types) in holdings.conformers {
      protocols[ancestor] = types.flatMap { byType[$0] ?? [] }
    }
    let linker = Linker(
      holdings: holdings, byType: byType, byProtocol: protocols, scenes: scenes)
    var links: [Component: [Link]] = [:]
    for component in components where component.type.kind != .protocol {
      links[component] = linker.links(of: component)
    }
    for index in scenes.indices {
      scenes[index].protocols = linker.protocols(of: scenes[index])
    }
    self.init(
      components: components, scenes: scenes, conflicts: casting.conflicts, links: links,
      byType: byType, byProtocol: protocols, others: casting.others)
  }
}
