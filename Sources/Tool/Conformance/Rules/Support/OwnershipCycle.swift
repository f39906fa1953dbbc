import CodeIndex

/// Components of one scene each of which keeps the next alive, and the last of which the first.
struct OwnershipCycle {
  /// The links in the order of the cycle.
  var links: [Link]

  /// What each link of the cycle says, for the notes of a finding.
  var notes: [Finding.Note] {
    links.enumerated().map { index, link in
      let next = links[(index + 1) % links.count].from
      return Finding.Note(
        "\(link.from.type.path) holds \(next.type.path) through '\(link.property.name)'",
        at: link.position)
    }
  }

  /// The link that leads back by the rule of the architecture: the first of the pairs that the cycle has.
  func backLink(_ pairs: [(from: String, to: String)]) -> Link? {
    for pair in pairs {
      for (index, link) in links.enumerated() {
        let next = links[(index + 1) % links.count].from
        if link.from.role.name == pair.from, next.role.name == pair.to { return link }
      }
    }
    return nil
  }
}

extension Project {
  /// The cycles of strong links among the classes of a scene, each once; at most six links long.
  func cycles(in scene: Scene) -> [OwnershipCycle] {
    let classes = scene.components.filter { $0.type.kind == .class || $0.type.kind == .actor }
    var edges: [Component: [(link: Link, to: Component)]] = [:]
    for component in classes {
      edges[component] = links(of: component).filter(\.keeps).flatMap { link in
        // Where several could be meant, one of this scene is.
        link.to.filter { classes.contains($0) && $0 != component }.prefix(1).map { (link, $0) }
      }
    }
    var cycles: [OwnershipCycle] = []
    for (index, start) in classes.enumerated() {
      let allowed = Set(classes[index...])
      func follow(_ component: Component, _ path: [Link], _ visited: Set<Component>) {
        guard path.count < 6 else { return }
        for edge in edges[component] ?? [] where allowed.contains(edge.to) {
          if edge.to == start {
            cycles.append(OwnershipCycle(links: path + [edge.link]))
          } else if !visited.contains(edge.to) {
            follow(edge.to, path + [edge.link], visited.union([edge.to]))
          }
        }
      }
      follow(start, [], [start])
    }
    return cycles
  }

  /// A finding for each link that closes a cycle and should be weak, by the pairs in order of preference. One a
  /// property: a base class's is told once, however many inherit it.
  func cycleFindings(
    _ rule: String, in scenes: [Scene], weak pairs: [(from: String, to: String)]
  ) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return scenes.flatMap(cycles).compactMap { cycle in
      guard let link = cycle.backLink(pairs), seen.insert(link.position).inserted else {
        return nil
      }
      let parts = cycle.links.map(\.from.type.name).joined(separator: " -> ")
      return Finding(
        rule, at: link.position, in: symbol(link.owner), about: link.property.name,
        "'\(link.property.name)' closes a cycle of strong references: \(parts) -> "
          + "\(cycle.links[0].from.type.name). Make it weak, or nothing of this scene is ever released.",
        notes: cycle.notes)
    }
  }
}
