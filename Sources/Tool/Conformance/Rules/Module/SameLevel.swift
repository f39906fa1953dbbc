import CodeIndex

/// Modules of one level know nothing of one another.
struct ModuleSameLevel: Rule {
  func findings(in project: Project) -> [Finding] {
    guard let placed = PlacedModules(project), placed.levels.peers == .forbid else { return [] }
    return placed.edges.compactMap { edge, from, to, position in
      guard from.level == to.level else { return nil }
      let user = placed.graph.name(edge.from)
      let used = placed.graph.name(edge.to)
      return Finding(
        id, at: position, in: user, about: used,
        "\(user) and \(used) stand on one level, \(placed.title(from.level)), and \(user) uses \(used): "
          + "move what both need to a lower level, or join them on a higher one")
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.same-level", summary: "Modules of one level do not use one another",
    severity: .warning,
    rationale: """
      Features that know one another can be neither built nor given away apart, and each change of one rebuilds the others. \
      What two of them share belongs below both; what joins them belongs above.
      """,
    source: "VSURF, rules of the module levels (Surf)",
    fix:
      "Move what is shared to a lower level, or let a module above pass it from one to the other.",
    falsePositives:
      "Modules for tests (`*TestSupport`) are left out. Other exceptions go under 'modules.allow'.",
    violations: [
      Example(
        "two features, by an import",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          import Profile // <-
          // file: Modules/Profile/Profile.swift
          public struct Profile {}
          """),
      Example(
        "two features, declared and not yet imported",
        LevelExamples.levels
          + LevelExamples.package(
            """
                .target(
                  name: "Cart",
                  dependencies: [
                    "Alamofire",
                    .target(name: "Profile"), // <-
                  ]),
                .target(name: "Profile"),
            """) + """
            // file: Sources/Cart/Cart.swift
            public struct Cart {}
            // file: Sources/Profile/Profile.swift
            public struct Profile {}
            """),
      Example(
        "one declaration of another flow, in an extension",
        LevelExamples.levels + """
          // file: Modules/CartFlow/CartView.swift
          public struct CartView {}
          // file: Modules/CartFlow/CartView+Profile.swift
          import struct ProfileFlow.ProfileView // <-
          extension CartView { struct Header { let view: ProfileView } }
          // file: Modules/ProfileFlow/ProfileView.swift
          public struct ProfileView {}
          """),
    ],
    nearMisses: [
      Example(
        "a module imports itself in its tests",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          public struct Cart {}
          // file: Tests/CartTests/CartTests.swift
          @testable import Cart
          import Profile
          // file: Modules/Profile/Profile.swift
          public struct Profile {}
          """),
      Example(
        "code for tests of the other one",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          public struct Cart {}
          // file: Modules/CartTestSupport/Stubs.swift
          import Cart
          import Profile
          // file: Modules/Profile/Profile.swift
          public struct Profile {}
          """),
      Example(
        "an import in a comment and in a text",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          /* import Profile */
          let text = "import Profile"
          // file: Modules/Profile/Profile.swift
          public struct Profile {}
          """),
    ])
}
