import CodeIndex

extension Inspection {
  /// From how many lines on a type is massive, where the configuration has no limit of its own.
  package static let massiveLines = 400

  /// Product code only. O(types).
  package init(_ project: Project) {
    let roles = project.roles
    let types = Dictionary(
      grouping: project.code.types.filter { !$0.isTestCode && !$0.isForeign }, by: \.module)
    let scenes = Dictionary(grouping: roles.scenes, by: \.module)
    let conflicts = Dictionary(grouping: roles.conflicts, by: \.type.module)
    modules = types.keys.sorted().map { name in
      var module = Module(name: name)
      let screens = (scenes[name] ?? []).filter(roles.isScreen)
      module.count(screens, others: (types[name] ?? []).compactMap { roles.others[$0] })
      module.measure(screens, roles)
      module.conflicts = conflicts[name] ?? []
      module.massive = Self.massive(types[name] ?? [], project)
      return module
    }
  }

  private static func massive(_ types: [TypeSymbol], _ project: Project) -> [Massive] {
    let limit = project.settings.limit("inspect", "lines", default: massiveLines)
    // What is nested in a type has its own lines.
    var nested: [String: Int] = [:]
    for part in types.flatMap(\.parts) where part.fact.kind != .extension {
      nested[part.fact.container, default: 0] += part.fact.lineCount
    }
    return types.compactMap { type -> Massive? in
      let lines = type.parts.reduce(0) { $0 + $1.fact.lineCount } - (nested[type.path] ?? 0)
      guard lines > limit, type.kind != .protocol else { return nil }
      return Massive(
        type: type, lines: lines, functions: type.functions.count,
        storedProperties: type.storedProperties.count { !$0.head.isStatic },
        role: project.roles(of: type).first?.role.name)
    }
    .sorted { ($1.lines, $0.type.path) < ($0.lines, $1.type.path) }
  }
}

extension Inspection.Module {
  init(name: String) {
    self.name = name
    architecture = nil
  }

  mutating func count(_ screens: [Scene], others: [String]) {
    let flow = Architecture.coordinator.rawValue
    hasFlows = screens.contains { $0.architecture == flow }
    let known = Dictionary(grouping: screens, by: \.architecture).map {
      Inspection.Share(architecture: $0.key, count: $0.value.count, isKnown: true)
    }
    let unknown = Dictionary(grouping: others) { $0 }.map {
      Inspection.Share(architecture: $0.key, count: $0.value.count, isKnown: false)
    }
    shares = (known + unknown).sorted {
      ($1.count, $0.architecture) < ($0.count, $1.architecture)
    }
    // Flows stand over screens: they are the module's architecture if nothing else is.
    architecture =
      (shares.first { $0.architecture != flow } ?? shares.first)?.architecture
    outliers = screens.filter { $0.architecture != architecture && $0.architecture != flow }
      .compactMap { scene in
        scene.components.first.map {
          Inspection.Outlier(
            name: scene.name, architecture: scene.architecture, position: $0.type.position)
        }
      }
      .sorted { $0.position < $1.position }
  }

  mutating func measure(_ screens: [Scene], _ roles: RoleTable) {
    let own = screens.filter { $0.architecture == architecture }
    let shown = Set(own.flatMap(\.components))
    // What several screens share, as a store, counts once.
    var shared: Set<Component> = []
    for scene in own {
      let entities = scene.components.filter { $0.type.kind != .protocol }
      measure.screens += 1
      measure.entities += entities.count
      measure.protocols += scene.protocols.count
      for link in entities.flatMap({ roles.links(of: $0) }) {
        let outside = link.to.filter { !shown.contains($0) && $0.type.kind != .protocol }
        let isInside = link.to.contains { $0 != link.from && entities.contains($0) }
        shared.formUnion(outside)
        if isInside || !outside.isEmpty { measure.links += 1 }
      }
    }
    measure.entities += shared.count
  }
}
