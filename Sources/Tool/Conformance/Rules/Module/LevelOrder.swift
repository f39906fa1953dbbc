import CodeIndex

/// A module uses lower levels only; in strict mode it declares the next one and the lowest only.
struct ModuleLevelOrder: Rule {
  func findings(in project: Project) -> [Finding] {
    guard let placed = PlacedModules(project) else { return [] }
    return placed.edges.compactMap { edge, from, to, position in
      guard let fault = Self.fault(edge, from, to, placed) else { return nil }
      let user = placed.graph.name(edge.from)
      let used = placed.graph.name(edge.to)
      return Finding(
        id, at: position, in: user, about: used,
        "\(user) stands on \(placed.title(from.level)) and uses \(used) of \(placed.title(to.level)): \(fault)"
      )
    }
  }

  private static func fault(
    _ edge: ModuleGraph.Edge, _ from: PlacedModules.Spot, _ to: PlacedModules.Spot,
    _ placed: PlacedModules
  ) -> String? {
    if to.level > from.level { return "arrows point down only" }
    // What is not declared is seen through the next level, or module.undeclared-import tells of it.
    guard to.level < from.level, placed.levels.mode == .strict, to.level > 0,
      edge.isDeclared || placed.graph.modules[edge.from].origin == .folders,
      let next = placed.next(below: from, inColumnOf: to), to.level < next
    else { return nil }
    return "go through \(placed.title(next)), the next level below, "
      + "or set \"mode\": \"relaxed\" under 'modules'"
  }

  let about: RuleDescription = RuleDescription(
    id: "module.level-order",
    summary: "A module uses lower levels only; in strict mode the next one",
    severity: .warning,
    rationale: """
      Levels keep a change of a screen away from the business, and a change of the business away from utilities. An arrow \
      that points up closes a circle sooner or later; one that skips a level makes the level between superfluous. What a \
      lower level brings is visible through it, so an import without a declared dependency is no skip.
      """,
    source: "VSURF, the table of module levels (Surf)",
    fix:
      "Move the code to the level where it belongs, or have the module between pass on what is needed.",
    falsePositives: "None known; an exception goes under 'modules.allow' with its reason.",
    violations: [
      Example(
        "a feature that declares a flow's state",
        LevelExamples.levels
          + LevelExamples.package(
            """
                .target(
                  name: "Cart",
                  dependencies: [
                    .target(name: "CartState") // <-
                  ]),
                .target(name: "CartState"),
            """) + """
            // file: Sources/Cart/Cart.swift
            public struct Cart {}
            // file: Sources/CartState/CartUnit.swift
            public final class CartUnit {}
            """),
      Example(
        "plain folders, seen by an import",
        LevelExamples.levels + """
          // file: Modules/Core/Log.swift
          import CartFlow // <-
          // file: Modules/CartFlow/CartViewGroup.swift
          public struct CartViewGroup {}
          """),
      Example(
        "a flow's state that skips the feature, in a package inside the root",
        LevelExamples.levels + """
          // file: Modules/All/Package.swift
          import PackageDescription
          let package = Package(
            name: "All",
            targets: [
              .target(
                name: "CartState",
                dependencies: [
                  .byName(name: "Storages") // <-
                ]),
              .target(name: "Cart"), .target(name: "Storages"),
            ])
          // file: Modules/All/Sources/CartState/CartUnit.swift
          import Storages
          // file: Modules/All/Sources/Cart/Cart.swift
          public struct Cart {}
          // file: Modules/All/Sources/Storages/Disk.swift
          public struct Disk {}
          """),
    ],
    nearMisses: [
      Example(
        "the lowest level is everybody's",
        LevelExamples.levels
          + LevelExamples.package(
            """
                .target(name: "CartState", dependencies: ["Core", "Cart"]),
                .target(name: "Cart"), .target(name: "Core"),
            """) + """
            // file: Sources/CartState/CartUnit.swift
            import Core
            import Cart
            // file: Sources/Cart/Cart.swift
            public struct Cart {}
            // file: Sources/Core/Log.swift
            public struct Log {}
            """),
      Example(
        "an allowance with its reason",
        LevelExamples.levels + """
          // file: Modules/OldFlow/OldView.swift
          import Cart
          // file: Modules/Cart/Cart.swift
          public struct Cart {}
          // file: Modules/CartState/CartUnit.swift
          public final class CartUnit {}
          """),
      Example(
        "where the columns meet, the next level of each",
        LevelExamples.levels + """
          // file: Modules/CartFlow/CartViewGroup.swift
          import CartState
          import Library
          // file: Modules/CartState/CartUnit.swift
          public final class CartUnit {}
          // file: Modules/Library/Buttons.swift
          public struct Buttons {}
          """),
    ])
}
