// What one tree has and another has not. What the two share is passed over.
extension NavigationTree {
  /// Whether the two share all they have: then they are equal, which needs no look at the screens.
  func isSame(as other: NavigationTree) -> Bool { floors.top === other.floors.top }

  /// Tells which screens and alerts are here and not in `other`, the deepest first, and of each whether
  /// it is foreign.
  ///
  /// - Complexity: O(1) in what both share, O(n) in the number of screens for each other one.
  func missing(from other: NavigationTree, _ tell: (ScreenID, _ isForeign: Bool) -> Void) {
    guard !isSame(as: other) else { return }
    let shared = floors.shared(with: other.floors)
    floors.descend { floor in
      guard floor.index >= shared else { return false }
      floor.missing(from: other, tell)
      return true
    }
  }
}

extension NavigationTree.LayerNode {
  fileprivate func missing(
    from other: NavigationTree, _ tell: (ScreenID, _ isForeign: Bool) -> Void
  ) {
    let twin = other.floors.node(at: index)
    if let alert = element.alert?.id, !other.contains(alert) { tell(alert, false) }
    for stack in (0..<width).reversed() {
      let pile = self[stack]
      let shared = twin.map { pile.shared(with: $0[stack]) } ?? 0
      pile.descend { node in
        guard node.index >= shared else { return false }
        let id = node.element.id
        if !other.contains(id) { tell(id, node.element.isForeign) }
        return true
      }
    }
  }
}
