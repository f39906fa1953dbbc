extension NavigationTree {
  /// Where a screen stands.
  package struct Place: Equatable {
    /// The layer, counted from the bottom.
    package let layer: Int
    /// The stack, or tab, in the layer.
    package let stack: Int
    /// The depth in the stack; the first screen has 0.
    package let index: Int
  }

  /// The screen the user sees: the top of the selected stack of the topmost layer.
  public var visible: Entry? {
    layers.last?.selectedStack.last
  }

  /// The alert the user sees.
  public var visibleAlert: Alert? {
    layers.last?.alert
  }

  /// Every screen and alert, the deepest first: the topmost layer before those below it, in it the
  /// alert, then the tabs from the last to the first, each from its top to its root.
  ///
  /// It is the order in which removals are told (G5).
  ///
  /// - Complexity: O(n) in the number of screens.
  public var deepestFirst: [ScreenID] {
    layers.reversed().flatMap { layer in
      (layer.alert.map { [$0.id] } ?? [])
        + layer.stacks.reversed().flatMap { $0.reversed().map(\.id) }
    }
  }

  /// Whether a screen or an alert is there.
  ///
  /// - Parameter id: The appearance asked for.
  /// - Returns: Whether it is anywhere in the tree, visible or covered.
  /// - Complexity: O(n) in the number of screens.
  public func contains(_ id: ScreenID) -> Bool {
    place(of: id) != nil || layers.contains { $0.alert?.id == id }
  }

  /// Whether the user can reach a screen's own stack: nothing is on top of it there, and, where
  /// that stack is the one selected, nothing is presented over it.
  ///
  /// A screen at the top of a tab that is not selected is not covered: its flow may go on.
  ///
  /// - Parameter id: The appearance asked for.
  /// - Returns: Whether something is over it, or it is not there at all.
  public func isCovered(_ id: ScreenID) -> Bool {
    guard let place = place(of: id) else { return true }
    let layer = layers[place.layer]
    if place.index != layer.stacks[place.stack].count - 1 { return true }
    guard place.stack == layer.selected else { return false }
    return place.layer != layers.count - 1 || layer.alert != nil
  }

  /// What `pop()` takes away.
  var poppable: ScreenID? {
    guard let stack = layers.last?.selectedStack, stack.count > 1 else { return nil }
    return stack.last?.id
  }

  /// What `dismiss()` takes away: the alert, or the first screen of what is presented topmost.
  var dismissible: ScreenID? {
    if let alert = visibleAlert { return alert.id }
    guard layers.count > 1 else { return nil }
    return layers.last?.stacks.first?.first?.id
  }

  /// The screens that no surface put there.
  var foreigners: [Entry] {
    layers.flatMap(\.stacks).joined().filter(\.isForeign)
  }

  mutating func rename(_ id: ScreenID, _ name: String) {
    guard let place = place(of: id) else { return }
    layers[place.layer].stacks[place.stack][place.index].name = name
  }

  /// Where a screen stands; nil where it is not, and for an alert.
  package func place(of id: ScreenID) -> Place? {
    for (layer, content) in layers.enumerated() {
      for (stack, entries) in content.stacks.enumerated() {
        if let index = entries.firstIndex(where: { $0.id == id }) {
          return Place(layer: layer, stack: stack, index: index)
        }
      }
    }
    return nil
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The tree on one line: `Home > Detail` is a stack, `[*A | B]` are tabs with the first selected,
  /// `/` leads to the next layer, and an alert stands in quotation marks.
  public var description: String {
    layers.map(\.description).joined(separator: " / ")
  }
}

extension NavigationTree.Layer: CustomStringConvertible {
  /// The layer as it stands in the description of a ``NavigationTree``.
  public var description: String {
    let texts = stacks.map { $0.map { $0.isForeign ? "(\($0.name))" : $0.name } }
      .map { $0.joined(separator: " > ") }
    let content =
      stacks.count == 1
      ? texts[0]
      : "["
        + texts.enumerated().map { $0.offset == selected ? "*\($0.element)" : $0.element }
        .joined(separator: " | ") + "]"
    return alert.map { "\(content) \"\($0.title)\"" } ?? content
  }
}
