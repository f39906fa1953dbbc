import CodeIndex

/// A level says which tests its modules have to have.
struct ModuleTestsPerLevel: Rule {
  func findings(in project: Project) -> [Finding] {
    guard let placed = PlacedModules(project), !placed.levels.tests.isEmpty else { return [] }
    let tested = Self.testsByModule(project)
    var seen: Set<Int> = []
    return project.code.files.indices.flatMap { file -> [Finding] in
      guard let module = project.code.moduleOfFile[file], seen.insert(module).inserted,
        let spot = placed.spots[module]
      else { return [] }
      let name = placed.graph.name(module)
      let missing = (placed.levels.tests[placed.title(spot.level)] ?? [])
        .filter { !(tested[name] ?? []).contains($0) }
      return missing.map { kind in
        Finding(
          id, at: SourcePosition(file: Int32(file), offset: 0), in: name, about: kind,
          "\(name) has no \(kind) tests, which \(placed.title(spot.level)) asks for: "
            + Self.advice(kind))
      }
    }
  }

  /// The kinds of tests by the module that they import, or that the module of the tests is named after.
  private static func testsByModule(_ project: Project) -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    for (index, file) in project.code.files.enumerated() {
      guard let module = project.code.module(ofFile: index), module.isTest else { continue }
      let imports = Set(file.imports.map(\.module))
      let kinds = kinds(of: file, imports: imports, module: module, project)
      let depends = module.dependencies.filter(\.isInternal).map(\.name)
      for subject in imports.union(depends) { table[subject, default: []].formUnion(kinds) }
    }
    return table
  }

  private static func kinds(
    of file: SourceFacts, imports: Set<String>, module: SourceModule, _ project: Project
  ) -> Set<String> {
    var kinds: Set<String> = []
    if imports.contains(where: { $0.contains("SnapshotTest") }) { kinds.insert("snapshot") }
    if module.name.hasSuffix("UITests") { kinds.insert("ui") }
    if !imports.isDisjoint(with: ["XCTest", "Testing", "Quick"]) && kinds.isEmpty {
      kinds.insert("unit")
    }
    let measures = file.types.flatMap(\.functions).contains { function in
      function.body.steps.contains { $0.kind == .call && project.code.text($0.name) == "measure" }
    }
    if measures { kinds.insert("performance") }
    return kinds
  }

  private static func advice(_ kind: String) -> String {
    switch kind {
    case "snapshot": "a file of its test target that imports SnapshotTesting"
    case "ui": "a target that ends in UITests"
    case "performance": "a test that calls measure"
    default: "a test target that imports it and Testing or XCTest"
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "module.tests-per-level",
    summary: "A module has the kinds of tests that its level asks for",
    severity: .warning,
    rationale: """
      What many modules stand on is tested by itself; what is looked at is compared with pictures. A level without its tests \
      is a level that others test by accident.
      """,
    source: "VSURF, tests in the table of module levels (Surf)",
    fix: "Add a test target that imports the module, with a test of the kind that is named.",
    falsePositives: "Tests that lie outside of the root are not seen.",
    violations: [
      Example(
        "a feature without any test",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          public struct Cart {} // <-
          """),
      Example(
        "tests of another module, though in a class that extends a base",
        LevelExamples.levels + """
          // file: Modules/Core/Log.swift
          public struct Log {} // <-
          // file: Modules/Storages/Disk.swift
          public struct Disk {}
          // file: Tests/StoragesTests/DiskTests.swift
          import XCTest
          @testable import Storages
          final class DiskTests: BaseTests {}
          """),
      Example(
        "unit tests where pictures are asked for",
        LevelExamples.levels + """
          // file: Modules/CartFlow/CartView.swift
          public struct CartView {} // <-
          // file: Tests/CartFlowTests/CartViewTests.swift
          import Testing
          import CartFlow
          enum Nested { struct CartViewTests { @Test func shows() {} } }
          """),
    ],
    nearMisses: [
      Example(
        "a test target that imports it",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          public struct Cart {}
          // file: Tests/CartTests/CartTests.swift
          import Testing
          @testable import Cart
          """),
      Example(
        "pictures",
        LevelExamples.levels + """
          // file: Modules/CartFlow/CartView.swift
          public struct CartView {}
          // file: Tests/CartFlowTests/CartViewTests.swift
          import SnapshotTesting
          import XCTest
          import CartFlow
          """),
      Example(
        "a level that asks for none",
        LevelExamples.levels + """
          // file: Modules/CartState/CartUnit.swift
          public final class CartUnit {}
          """),
    ])
}
