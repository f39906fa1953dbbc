import CodeIndex

/// A module imports only those modules of its root that its manifest declares.
struct ModuleUndeclaredImport: Rule {
  func findings(in project: Project) -> [Finding] {
    let graph = ModuleGraph(project.code)
    let reachable = graph.reachableByDeclaration()
    return graph.edges.compactMap { edge in
      let user = graph.modules[edge.from]
      guard !edge.isDeclared, [.swiftpm, .tuist].contains(user.origin),
        // What a module below brings along is lent, not taken: a matter of taste, which levels decide.
        !reachable[edge.from].contains(edge.to), let position = edge.imports.first
      else { return nil }
      let used = graph.name(edge.to)
      return Finding(
        id, at: position, in: user.name, about: used,
        "\(user.name) imports \(used), which nothing that it depends on brings: add \(used) to its dependencies"
      )
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.undeclared-import",
    summary: "A module imports what its dependencies bring", severity: .warning,
    rationale: """
      Such an import works as long as another target has put the module into the same build folder, and fails on a clean \
      machine or after a change in an unrelated target.
      """,
    source: "SwiftPM's --explicit-target-dependency-import-check; `tuist inspect implicit-imports`",
    fix: "Declare the dependency in the manifest.",
    falsePositives:
      "Targets that a manifest makes in a loop are not seen. Xcode finds implicit dependencies by itself and is left out.",
    violations: [
      Example(
        "a target that is not declared",
        LevelExamples.package(
          """
              .target(name: "Cart"), .target(name: "Log"),
          """) + """
            // file: Sources/Cart/Cart.swift
            import Log // <-
            // file: Sources/Log/Log.swift
            public struct Log {}
            """),
      Example(
        "in an extension, by one of its types",
        LevelExamples.package(
          """
              .target(name: "Cart", dependencies: ["Core"]), .target(name: "Core"), .target(name: "Log"),
          """) + """
            // file: Sources/Cart/Cart.swift
            import Core
            // file: Sources/Cart/Cart+Log.swift
            import struct Log.Line // <-
            // file: Sources/Core/Core.swift
            public struct Core {}
            // file: Sources/Log/Log.swift
            public struct Line {}
            """),
      Example(
        "a package inside the root",
        """
        // file: Modules/Cart/Package.swift
        import PackageDescription
        let package = Package(name: "Cart", targets: [.target(name: "Cart")])
        // file: Modules/Cart/Sources/Cart/Nested/Cart.swift
        import Log // <-
        // file: Modules/Log/Package.swift
        import PackageDescription
        let package = Package(name: "Log", targets: [.target(name: "Log")])
        // file: Modules/Log/Sources/Log/Log.swift
        public struct Log {}
        """),
    ],
    nearMisses: [
      Example(
        "what a dependency brings",
        LevelExamples.package(
          """
              .target(name: "Cart", dependencies: ["Core"]), .target(name: "Core", dependencies: ["Log"]),
              .target(name: "Log"),
          """) + """
            // file: Sources/Cart/Cart.swift
            import Log
            // file: Sources/Core/Core.swift
            public struct Core {}
            // file: Sources/Log/Log.swift
            public struct Log {}
            """),
      Example(
        "a module from elsewhere",
        LevelExamples.package(
          """
              .target(name: "Cart"),
          """) + """
            // file: Sources/Cart/Cart.swift
            import Alamofire
            import Foundation
            """),
      Example(
        "a product of another package of the root",
        """
        // file: Package.swift
        import PackageDescription
        let package = Package(
          name: "App",
          targets: [.target(name: "App", dependencies: [.product(name: "LogKit", package: "Log")])])
        // file: Sources/App/App.swift
        import Log
        // file: Log/Package.swift
        import PackageDescription
        let package = Package(
          name: "Log", products: [.library(name: "LogKit", targets: ["Log"])],
          targets: [.target(name: "Log")])
        // file: Log/Sources/Log/Log.swift
        public struct Log {}
        """),
    ])
}
