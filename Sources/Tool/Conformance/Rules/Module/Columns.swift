import CodeIndex

/// Appearance and logic do not know one another below the level where they meet.
struct ModuleColumns: Rule {
  func findings(in project: Project) -> [Finding] {
    guard let placed = PlacedModules(project), let columns = placed.levels.columns else {
      return []
    }
    let meeting = placed.levels.names.firstIndex(of: columns.meetAt) ?? placed.levels.names.count
    return placed.edges.compactMap { edge, from, to, position in
      guard from.level < meeting, let mine = from.column, let other = to.column, mine != other
      else { return nil }
      let user = placed.graph.name(edge.from)
      let used = placed.graph.name(edge.to)
      return Finding(
        id, at: position, in: user, about: used,
        "\(user) is of column \(mine) and uses \(used) of column \(other): the two meet on "
          + "\(columns.meetAt) only")
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.columns", summary: "Columns meet on their level and not below", severity: .warning,
    rationale: """
      Two columns, layout and resources on one side and business on the other, start from a common core and meet in the \
      screens. Below, either can be built, tested and replaced without the other.
      """,
    source: "VSURF, vertical columns of the module levels (Surf)",
    fix: "Hand over plain values on the level where the columns meet.",
    violations: [
      Example(
        "a feature that draws",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          import Library // <-
          // file: Modules/Library/Buttons.swift
          public struct Buttons {}
          """),
      Example(
        "a library of views that reads the disk, in a nested folder",
        LevelExamples.levels + """
          // file: Modules/Library/Deep/Avatar.swift
          import Storages // <-
          // file: Modules/Storages/Disk.swift
          public struct Disk {}
          """),
      Example(
        "a flow's state, declared in the manifest",
        LevelExamples.levels
          + LevelExamples.package(
            """
                .target(
                  name: "CartState",
                  dependencies: [
                    .target(name: "Library"), // <-
                  ]),
                .target(name: "Library"),
            """) + """
            // file: Sources/CartState/CartUnit.swift
            public final class CartUnit {}
            // file: Sources/Library/Buttons.swift
            public struct Buttons {}
            """),
    ],
    nearMisses: [
      Example(
        "the level where the columns meet",
        LevelExamples.levels + """
          // file: Modules/CartFlow/CartViewGroup.swift
          import Library
          import CartState
          // file: Modules/Library/Buttons.swift
          public struct Buttons {}
          // file: Modules/CartState/CartUnit.swift
          public final class CartUnit {}
          """),
      Example(
        "the core, which has no column",
        LevelExamples.levels + """
          // file: Modules/Library/Buttons.swift
          import Core
          // file: Modules/Core/Log.swift
          public struct Log {}
          """),
      Example(
        "a module from elsewhere that is called like one's own",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          import LibraryKit
          // file: Modules/Library/Buttons.swift
          public struct Buttons {}
          """),
    ])
}
