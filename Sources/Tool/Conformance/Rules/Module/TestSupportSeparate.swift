import CodeIndex

/// What is for tests does not reach what is shipped.
struct ModuleTestSupportSeparate: Rule {
  func findings(in project: Project) -> [Finding] {
    let graph = ModuleGraph(project.code)
    let helpers = Set(graph.modules.filter { $0.isForTests && !$0.isTest }.map(\.name))
    return project.code.files.indices.flatMap { file -> [Finding] in
      guard let module = project.code.module(ofFile: file), !module.isForTests else { return [] }
      return project.imports(ofFile: file).compactMap { use in
        let isHelper = helpers.contains(use.module)
        guard isHelper || project.settings.kind(of: use.module) == .test,
          // Code that is built in debug only does not ship.
          use.head.conditions.isEmpty
        else { return nil }
        return Finding(
          id, at: use.head.position, in: module.name, about: use.module,
          "\(module.name) ships and imports \(use.module), which is for tests: move what needs it to "
            + "\(module.name)TestSupport or to the tests")
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.testsupport-separate", summary: "Modules that ship import no code for tests",
    severity: .warning,
    rationale: """
      A stub that can be imported by the app will be. Test frameworks do not exist on a device: an import of XCTest in a \
      library breaks the build of everybody who archives it.
      """,
    source: "VSURF, `XTestSupport` targets (Surf)",
    fix: "Give helpers of tests a target and a product of their own, which only tests depend on.",
    falsePositives:
      "A library that is itself for tests is known by its name: `*TestSupport`, `*Testing`, `*Mocks`, `*TestKit`.",
    violations: [
      Example(
        "a feature that asserts",
        """
        // file: Sources/Cart/Cart.swift
        import XCTest // <-
        """),
      Example(
        "the stubs of another module, in an extension",
        """
        // file: Sources/Cart/Cart.swift
        public struct Cart {}
        // file: Sources/Cart/Cart+Preview.swift
        import CoreTestSupport // <-
        extension Cart { static let preview = Cart() }
        // file: Sources/CoreTestSupport/Stubs.swift
        public struct Stub {}
        """),
      Example(
        "a package for tests, by one of its types",
        """
        // file: Sources/Cart/Deep/Nested.swift
        import struct SnapshotTesting.Snapshotting // <-
        enum Nested { struct Part {} }
        """),
    ],
    nearMisses: [
      Example(
        "tests",
        """
        // file: Tests/CartTests/CartTests.swift
        import XCTest
        import CoreTestSupport
        // file: Sources/CoreTestSupport/Stubs.swift
        public struct Stub {}
        """),
      Example(
        "a library that is for tests",
        """
        // file: Sources/CoreTestSupport/Stubs.swift
        import XCTest
        public func expectEmpty() {}
        """),
      Example(
        "only where the framework is there",
        """
        // file: Sources/Cart/Cart.swift
        #if canImport(XCTest)
        import XCTest
        #endif
        """),
    ])
}
