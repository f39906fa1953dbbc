import CodeIndex

/// A dependency on a module of the root that no file imports.
struct ModuleUnusedDependency: Rule {
  func findings(in project: Project) -> [Finding] {
    let graph = ModuleGraph(project.code)
    return graph.edges.compactMap { edge in
      let user = graph.modules[edge.from]
      let used = graph.modules[edge.to]
      guard edge.isDeclared, edge.imports.isEmpty,
        // What is no library is built beside it and not imported.
        used.kind == .library, let position = edge.declaration
      else { return nil }
      return Finding(
        id, at: position, in: user.name, about: used.name,
        "\(user.name) depends on \(used.name), and none of its files imports it: remove the dependency"
      )
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.unused-dependency", summary: "A declared dependency is imported", severity: .note,
    rationale: """
      A dependency that nobody uses makes builds longer and the picture of the modules wrong.
      """,
    source: "`tuist inspect redundant-imports`; Periphery",
    fix: "Remove the dependency from the manifest.",
    falsePositives:
      "A target that is linked for its effect alone, or whose product others import under another name.",
    violations: [
      Example(
        "nobody imports it",
        LevelExamples.package(
          """
              .target(
                name: "Cart",
                dependencies: [
                  .target(name: "Log"), // <-
                ]),
              .target(name: "Log"),
          """) + """
            // file: Sources/Cart/Cart.swift
            import Foundation
            // file: Sources/Log/Log.swift
            public struct Log {}
            """),
      Example(
        "only its tests do",
        LevelExamples.package(
          """
              .target(
                name: "Cart",
                dependencies: [
                  .byName(name: "Log") // <-
                ]),
              .target(name: "Log"),
              .testTarget(name: "CartTests", dependencies: ["Cart", "Log"]),
          """) + """
            // file: Sources/Cart/Cart.swift
            extension Cart { struct Nested {} }
            // file: Sources/Log/Log.swift
            public struct Log {}
            // file: Tests/CartTests/CartTests.swift
            import Log
            """),
      Example(
        "one of the targets behind a product of another package",
        """
        // file: Package.swift
        import PackageDescription
        let package = Package(
          name: "App",
          targets: [
            .target(
              name: "App",
              dependencies: [
                .product(name: "LogKit", package: "Log") // <-
              ])
          ])
        // file: Sources/App/App.swift
        typealias Line = String
        // file: Log/Package.swift
        import PackageDescription
        let package = Package(
          name: "Log", products: [.library(name: "LogKit", targets: ["Log"])],
          targets: [.target(name: "Log")])
        // file: Log/Sources/Log/Log.swift
        public struct Log {}
        """),
    ],
    nearMisses: [
      Example(
        "an import of one type",
        LevelExamples.package(
          """
              .target(name: "Cart", dependencies: [.target(name: "Log")]), .target(name: "Log"),
          """) + """
            // file: Sources/Cart/Cart.swift
            import struct Log.Line
            // file: Sources/Log/Log.swift
            public struct Line {}
            """),
      Example(
        "an import that is passed on",
        LevelExamples.package(
          """
              .target(name: "Cart", dependencies: [.target(name: "Log")]), .target(name: "Log"),
          """) + """
            // file: Sources/Cart/Exports.swift
            @_exported import Log
            // file: Sources/Log/Log.swift
            public struct Log {}
            """),
      Example(
        "a macro's plug-in is never imported",
        LevelExamples.package(
          """
              .target(name: "Cart", dependencies: [.target(name: "Plugin")]), .macro(name: "Plugin"),
          """) + """
            // file: Sources/Cart/Cart.swift
            public struct Cart {}
            // file: Sources/Plugin/Plugin.swift
            struct Plugin {}
            """),
    ])
}
