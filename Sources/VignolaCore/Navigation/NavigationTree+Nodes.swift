// What the trees share.
extension NavigationTree {
  /// A screen, and the screens below it in its stack.
  final class EntryNode: PileNode {
    // Nothing else runs while one of these is read or changed.
    @exclusivity(unchecked) var element: Entry
    @exclusivity(unchecked) var below: EntryNode?
    let index: Int

    init(_ element: Entry, on below: EntryNode?) {
      self.element = element
      self.below = below
      index = below.map { $0.index + 1 } ?? 0
    }

    deinit { letGo() }

    func isLike(_ other: EntryNode) -> Bool {
      element.id == other.element.id && element == other.element
    }
  }

  /// A layer, and those below it.
  final class LayerNode: PileNode {
    // As above.
    @exclusivity(unchecked) var element: Layer
    @exclusivity(unchecked) var below: LayerNode?
    let index: Int

    init(_ element: Layer, on below: LayerNode?) {
      self.element = element
      self.below = below
      index = below.map { $0.index + 1 } ?? 0
    }

    deinit { letGo() }

    func isLike(_ other: LayerNode) -> Bool {
      element.first == other.element.first && element.selected == other.element.selected
        && element.others == other.element.others && element.alert == other.element.alert
    }
  }
}

// The layer is read where it is: a copy of it would cost more than what is done with it.
extension NavigationTree.LayerNode {
  var selected: Int { element.selected }

  /// The number of stacks.
  var width: Int { element.first == nil ? 0 : element.others.count + 1 }

  /// A stack as it is kept; empty where the layer has none of that number.
  @inline(__always) subscript(stack: Int) -> Pile<NavigationTree.EntryNode> {
    if stack == 0 { return element.first ?? Pile() }
    return stack > 0 && stack < width ? element.others[stack - 1] : Pile()
  }
}

// Proof: a node is changed by `Pile.update` alone, if the pile that changes it has the only reference to
// it, as the standard library's collections do, and by `letGo`, when nobody has one any more.
extension NavigationTree.EntryNode: @unchecked Sendable {}
// The same proof.
extension NavigationTree.LayerNode: @unchecked Sendable {}
