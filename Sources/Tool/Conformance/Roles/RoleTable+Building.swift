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
    let holdings = HoldingFinder(code)
    let casting =
      plan.isDetected
      ? Detection.casting(traits, with: plan.finders, holdings) : Casting(traits, as: plan)
    let components = casting.components.sorted { left, right in
      (left.type.module, left.type.path, left.role)
        < (right.type.module, right.type.path, right.role)
    }
    var scenes = SceneBuilder(code: code).scenes(components)
    let byType = Dictionary(grouping: components, by: \.type)
    var protocols: [TypeSymbol: [Component]] = [:]
    for (ancestor, types) in holdings.conformers {
      protocols[ancestor] = types.flatMap { byType[$0] ?? [] }
    }
    for type in code.types where type.kind == .protocol && !type.isTestCode && !type.isForeign {
      guard byType[type] == nil, (protocols[type] ?? []).isEmpty else { continue }
      protocols[type] = plan.finders(for: type, casting).compactMap { finder in
        finder.decide(protocol: type).map { Component($0, of: type, in: finder.profile) }
      }
    }
    let linker = Linker(
      finder: holdings, known: casting.holdings, byType: byType, byProtocol: protocols,
      scenes: scenes)
    var links: [Component: [Link]] = [:]
    for component in components where component.type.kind != .protocol {
      links[component] = linker.links(of: component)
    }
    for index in scenes.indices {
      scenes[index].protocols = linker.protocols(of: scenes[index])
    }
    let bases = components.flatMap { code.ancestorSymbols(of: $0.type) }
      .filter { $0.kind == .class && byType[$0] != nil }
    self.init(
      components: components, scenes: scenes, conflicts: casting.conflicts, links: links,
      byType: byType, byProtocol: protocols, others: casting.others, baseClasses: Set(bases))
  }
}

extension RolePlan {
  /// The architectures of a type's file, or the one of its module where it is told by the code.
  fileprivate func finders(for type: TypeSymbol, _ casting: Casting) -> [RoleFinder] {
    guard !isDetected else { return casting.modules[type.module].map { [$0] } ?? [] }
    return ofFile[type.parts[0].file].map { finders[$0] }
  }
}

extension Component {
  init(_ candidate: RoleCandidate, of type: TypeSymbol, in profile: Profile) {
    self.init(
      type: type, role: Role(custom: profile.name, candidate.role), evidence: candidate.evidence,
      reason: candidate.reason, stem: candidate.stem)
  }
}
