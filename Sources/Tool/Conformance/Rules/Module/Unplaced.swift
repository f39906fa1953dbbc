import CodeIndex

/// Where there are levels, each module has one.
struct ModuleUnplaced: Rule {
  func findings(in project: Project) -> [Finding] {
    guard let placed = PlacedModules(project) else { return [] }
    var first: [Int: Int] = [:]
    for (file, module) in project.code.moduleOfFile.enumerated() {
      if let module, first[module] == nil { first[module] = file }
    }
    return placed.graph.modules.enumerated().compactMap { index, module in
      guard placed.spots[index] == nil, !module.isForTests, let file = first[index],
        module.kind != .plugin, module.kind != .macro
      else { return nil }
      return Finding(
        id, at: SourcePosition(file: Int32(file), offset: 0), in: module.name, about: module.name,
        "\(module.name) stands on no level: name it under 'modules.place'")
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.unplaced", summary: "Each module stands on a level", severity: .warning,
    rationale: """
      A module without a place is looked at by no rule of the levels. A renamed one loses its place without anybody noticing.
      """,
    source: "ArchUnit and Konsist, which fail where a rule matches nothing",
    fix: "Name the module, or a pattern for it, under 'modules.place'.",
    violations: [
      Example(
        "a folder that nobody placed",
        LevelExamples.levels + """
          // file: Modules/Payments/Pay.swift
          public struct Pay {} // <-
          """),
      Example(
        "a target of a manifest",
        LevelExamples.levels
          + LevelExamples.package(
            """
                .target(name: "Core"), .target(name: "Analytics"),
            """) + """
            // file: Sources/Core/Log.swift
            public struct Log {}
            // file: Sources/Analytics/Deep/Events.swift
            public struct Events {} // <-
            """),
      Example(
        "a name that nearly matches",
        LevelExamples.levels + """
          // file: Modules/CartFlows/CartView.swift
          public struct CartView {} // <-
          """),
    ],
    nearMisses: [
      Example(
        "a pattern places it",
        LevelExamples.levels + """
          // file: Modules/ProfileFlow/ProfileView.swift
          public struct ProfileView {}
          """),
      Example(
        "tests need no level",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          public struct Cart {}
          // file: Tests/CartTests/CartTests.swift
          struct CartTests {}
          """),
      Example(
        "without levels there is nothing to stand on",
        """
        // file: Modules/Payments/Pay.swift
        public struct Pay {}
        """),
    ])
}
