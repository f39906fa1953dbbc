import CodeIndex

/// Modules that use one another in a circle.
struct ModuleCycle: Rule {
  func findings(in project: Project) -> [Finding] {
    let graph = ModuleGraph(project.code)
    return Self.circles(graph).compactMap { members in
      let inside = graph.edges.filter { members.contains($0.from) && members.contains($0.to) }
      // The cheapest edge to cut: the one with the fewest imports, by name where several have.
      guard
        let cut = inside.min(by: { (left: ModuleGraph.Edge, right: ModuleGraph.Edge) in
          (left.imports.count, graph.name(left.from), graph.name(left.to))
            < (right.imports.count, graph.name(right.from), graph.name(right.to))
        }), let position = cut.position
      else { return nil }
      let names = members.map(graph.name).sorted()
      let notes = inside.compactMap { edge in
        edge.position.map {
          Finding.Note(
            "\(graph.name(edge.from)) uses \(graph.name(edge.to)) (\(edge.imports.count) imports)",
            at: $0)
        }
      }
      return Finding(
        id, at: position, in: graph.name(cut.from), about: names.joined(separator: ","),
        "\(names.joined(separator: ", ")) use one another in a circle: the cheapest place to cut it is where "
          + "\(graph.name(cut.from)) uses \(graph.name(cut.to))", notes: notes)
    }
  }

  /// The sets of modules each of which reaches each, by their first member. Tarjan's algorithm, without recursion.
  private static func circles(_ graph: ModuleGraph) -> [Set<Int>] {
    var next: [[Int]] = Array(repeating: [], count: graph.modules.count)
    for edge in graph.edges { next[edge.from].append(edge.to) }
    var order = [Int?](repeating: nil, count: next.count)
    var low = [Int](repeating: 0, count: next.count)
    var isOpen = [Bool](repeating: false, count: next.count)
    var path: [Int] = []
    var found: [Set<Int>] = []
    var counter = 0
    for start in next.indices where order[start] == nil {
      var work = [(node: start, edge: 0)]
      while let (node, edge) = work.last {
        if edge == 0 {
          order[node] = counter
          low[node] = counter
          counter += 1
          path.append(node)
          isOpen[node] = true
        }
        if edge < next[node].count {
          work[work.count - 1].edge += 1
          let other = next[node][edge]
          if order[other] == nil {
            work.append((other, 0))
          } else if isOpen[other] {
            low[node] = min(low[node], order[other] ?? low[node])
          }
          continue
        }
        work.removeLast()
        if let parent = work.last { low[parent.node] = min(low[parent.node], low[node]) }
        guard low[node] == order[node] else { continue }
        var members: Set<Int> = []
        while let last = path.popLast() {
          isOpen[last] = false
          members.insert(last)
          if last == node { break }
        }
        if members.count > 1 { found.append(members) }
      }
    }
    return found
  }

  let about: RuleDescription = RuleDescription(
    id: "module.cycle", summary: "Modules do not use one another in a circle", severity: .warning,
    rationale: """
      Modules in a circle are one module: none is built, tested or given away without the others. Xcode finds such a circle \
      late, or never, where dependencies are implicit.
      """,
    source: "Lakos, Large-Scale C++ Software Design; import-linter, which proposes the cut as well",
    fix:
      "Cut where the fewest imports are: move what is used to a module below, or turn the use round with a protocol.",
    falsePositives:
      "Folders that are no targets are modules here where no manifest says otherwise.",
    violations: [
      Example(
        "two modules",
        """
        // file: Modules/Cart/Cart.swift
        import Profile
        // file: Modules/Cart/CartView.swift
        import Profile
        // file: Modules/Profile/Profile.swift
        import Cart // <-
        """),
      Example(
        "three, one link of which stands in an extension",
        """
        // file: Modules/A/A.swift
        import B // <-
        // file: Modules/B/B.swift
        public struct B {}
        // file: Modules/B/B+C.swift
        import C
        extension B { var c: C.Part? { nil } }
        // file: Modules/B/More.swift
        import C
        // file: Modules/C/C.swift
        import A
        // file: Modules/C/More.swift
        import A
        """),
      Example(
        "a kinded import inside a nested folder counts",
        """
        // file: Modules/Cart/Cart.swift
        import Log
        // file: Modules/Cart/Cart2.swift
        import Log
        // file: Modules/Log/Deep/Sink.swift
        import struct Cart.Item // <-
        """),
    ],
    nearMisses: [
      Example(
        "a diamond",
        """
        // file: Modules/A/A.swift
        import B
        import C
        // file: Modules/B/B.swift
        import D
        // file: Modules/C/C.swift
        import D
        // file: Modules/D/D.swift
        public struct D {}
        """),
      Example(
        "tests that use what they test",
        """
        // file: Modules/Cart/Cart.swift
        import Log
        // file: Modules/Log/Log.swift
        public struct Log {}
        // file: Tests/LogTests/LogTests.swift
        import Cart
        import Log
        """),
      Example(
        "a module that imports itself",
        """
        // file: Modules/Cart/Cart.swift
        import Cart
        """),
    ])
}
