import CodeIndex

/// Which product module uses which module of the root: by an import, by a declared dependency, or both.
struct ModuleGraph {
  struct Edge {
    /// Places in ``Codebase/modules``.
    var from: Int
    var to: Int
    /// The imports, in the order of files.
    var imports: [SourcePosition]
    /// Where the manifest declares it, if a file of the root does.
    var declaration: SourcePosition?
    var isDeclared: Bool

    /// Where to tell of it: the declaration, else the first import.
    var position: SourcePosition? { declaration ?? imports.first }
  }

  let modules: [SourceModule]
  /// By module, then by the module that is used.
  private(set) var edges: [Edge] = []

  /// O(imports + dependencies).
  init(_ code: Codebase) {
    modules = code.modules
    var byName: [String: [Int]] = [:]
    for (index, module) in modules.enumerated() { byName[module.name, default: []].append(index) }
    var files: [String: Int] = [:]
    for (index, file) in code.files.enumerated() { files[file.path] = index }

    var table: [Pair: Edge] = [:]
    for (index, file) in code.files.enumerated() {
      guard let from = code.moduleOfFile[index], !modules[from].isTest else { continue }
      for use in file.imports {
        guard let to = byName[use.module]?.first, to != from else { continue }
        table[Pair(from, to), default: Edge(from: from, to: to, imports: [], isDeclared: false)]
          .imports.append(use.head.position)
      }
    }
    for (from, module) in modules.enumerated() where !module.isTest {
      for dependency in module.dependencies where dependency.isInternal {
        guard let to = byName[dependency.name]?.first, to != from else { continue }
        let file = dependency.path.flatMap { files[$0] }
        let place = file.map { SourcePosition(file: Int32($0), offset: dependency.offset) }
        let edge = table[
          Pair(from, to), default: Edge(from: from, to: to, imports: [], isDeclared: true)]
        table[Pair(from, to)] = Edge(
          from: from, to: to, imports: edge.imports, declaration: edge.declaration ?? place,
          isDeclared: true)
      }
    }
    edges = table.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int
    init(_ from: Int, _ to: Int) {
      self.from = from
      self.to = to
    }
  }

  func name(_ index: Int) -> String { modules[index].name }

  /// Every module that each one reaches by declared dependencies. O(modules · edges).
  func reachableByDeclaration() -> [Set<Int>] {
    var next: [[Int]] = Array(repeating: [], count: modules.count)
    for edge in edges where edge.isDeclared { next[edge.from].append(edge.to) }
    return modules.indices.map { start in
      var seen: Set<Int> = []
      var open = next[start]
      while let index = open.popLast() {
        if seen.insert(index).inserted { open += next[index] }
      }
      return seen
    }
  }
}

extension SourceModule {
  /// Code for tests that no test target is: `CoreTestSupport`, `ShopTesting`.
  var isForTests: Bool {
    kind == .test || kind == .support
      || ["TestSupport", "TestUtils", "TestHelpers", "Testing", "TestKit", "Mocks"].contains {
        name.contains($0)
      }
  }
}
