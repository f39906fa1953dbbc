import CodeIndex

/// Levels as numbers, and where each module stands.
struct PlacedModules {
  struct Spot {
    /// From 0, the lowest.
    var level: Int
    var column: String?
  }

  let levels: Levels
  let graph: ModuleGraph
  /// By module; `nil` for a module without a place and for code for tests.
  let spots: [Spot?]

  /// `nil` where the configuration knows no levels.
  init?(_ project: Project) {
    guard let levels = project.settings.levels, !levels.names.isEmpty else { return nil }
    self.levels = levels
    graph = ModuleGraph(project.code)
    spots = graph.modules.map { module in
      guard !module.isForTests, let place = levels.place(of: module.name),
        let level = levels.names.firstIndex(of: place.level)
      else { return nil }
      return Spot(level: level, column: place.column)
    }
  }

  /// The edges between placed modules that no allowance covers.
  var edges: [(edge: ModuleGraph.Edge, from: Spot, to: Spot, position: SourcePosition)] {
    graph.edges.compactMap { edge in
      guard let from = spots[edge.from], let to = spots[edge.to], let position = edge.position,
        !isAllowed(edge)
      else { return nil }
      return (edge, from, to, position)
    }
  }

  private func isAllowed(_ edge: ModuleGraph.Edge) -> Bool {
    levels.allowances.contains { covers($0, edge) }
  }

  func covers(_ allowance: Levels.Allowance, _ edge: ModuleGraph.Edge) -> Bool {
    allowance.from.glob.matches(graph.name(edge.from))
      && allowance.to.glob.matches(graph.name(edge.to))
  }

  /// The nearest lower level on which some module of this column stands, or of both where they meet.
  func next(below spot: Spot, inColumnOf target: Spot) -> Int? {
    let column = spot.column ?? target.column
    return spots.compactMap { $0 }
      .filter {
        $0.level < spot.level && ($0.column == nil || column == nil || $0.column == column)
      }
      .map(\.level).max()
  }

  func title(_ level: Int) -> String { levels.names[level] }
}

extension Project {
  /// The allowances under `modules.allow` that no dependency needs: each is to be told, so that the list does not outlive
  /// its reasons.
  package func unusedAllowances() -> [Levels.Allowance] {
    guard let placed = PlacedModules(self) else { return [] }
    return placed.levels.allowances.filter { allowance in
      !placed.graph.edges.contains { placed.covers(allowance, $0) }
    }
  }
}
