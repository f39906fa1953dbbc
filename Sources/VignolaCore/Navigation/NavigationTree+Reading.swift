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
    visibleStack?.top?.element
  }

  /// The alert the user sees.
  public var visibleAlert: Alert? {
    floors.top?.element.alert
  }

  /// Every screen and alert, the deepest first: the topmost layer before those below it, in it the
  /// alert, then the tabs from the last to the first, each from its top to its root.
  ///
  /// It is the order in which removals are told (G5).
  ///
  /// - Complexity: O(n) in the number of screens.
  public var deepestFirst: [ScreenID] {
    var ids: [ScreenID] = []
    missing(from: NavigationTree()) { id, _ in ids.append(id) }
    return ids
  }

  /// Whether a screen or an alert is there.
  ///
  /// - Parameter id: The appearance asked for.
  /// - Returns: Whether it is anywhere in the tree, visible or covered.
  /// - Complexity: O(n) in the number of screens.
  public func contains(_ id: ScreenID) -> Bool {
    place(of: id) != nil || layer(of: id) != nil
  }

  /// Whether the user can reach a screen's own stack: nothing is on top of it there, and, where
  /// that stack is the one selected, nothing is presented over it.
  ///
  /// A screen at the top of a tab that is not selected is not covered: its flow may go on.
  ///
  /// - Parameter id: The appearance asked for.
  /// - Returns: Whether something is over it, or it is not there at all.
  public func isCovered(_ id: ScreenID) -> Bool {
    place(of: id).map(isCovered) ?? true
  }

  func isCovered(_ place: Place) -> Bool {
    guard let floor = floors.node(at: place.layer) else { return true }
    if place.index != floor[place.stack].count - 1 { return true }
    guard place.stack == floor.selected else { return false }
    return place.layer != floors.count - 1 || floor.element.alert != nil
  }

  /// The identity of the screen the user sees.
  var top: ScreenID? { visibleStack?.top?.element.id }

  /// The stack the user sees.
  var visibleStack: Pile<EntryNode>? {
    floors.top.map { $0[$0.selected] }
  }

  /// What `pop()` takes away.
  var poppable: ScreenID? {
    guard let stack = visibleStack, stack.count > 1 else { return nil }
    return stack.top?.element.id
  }

  /// What `dismiss()` takes away: the alert, or the first screen of what is presented topmost.
  var dismissible: ScreenID? {
    if let alert = visibleAlert { return alert.id }
    guard floors.count > 1 else { return nil }
    return floors.top?[0].node(at: 0)?.element.id
  }

  /// The screens that no surface put there.
  var foreigners: [Entry] {
    layers.flatMap(\.stacks).joined().filter(\.isForeign)
  }

  /// A screen of the tree.
  func entry(_ id: ScreenID) -> Entry? {
    guard let place = place(of: id) else { return nil }
    return floors.node(at: place.layer)?[place.stack].node(at: place.index)?.element
  }

  /// Where a screen stands; nil where it is not, and for an alert.
  package func place(of id: ScreenID) -> Place? {
    var place: Place?
    floors.descend { floor in
      place = floor.place(of: id)
      return place == nil
    }
    return place
  }

  /// The layer that an alert lies over.
  func layer(of alert: ScreenID) -> Int? {
    var layer: Int?
    floors.descend { floor in
      if floor.element.alert?.id == alert { layer = floor.index }
      return layer == nil
    }
    return layer
  }
}

extension NavigationTree.LayerNode {
  fileprivate func place(of id: ScreenID) -> NavigationTree.Place? {
    for stack in 0..<width {
      var place: NavigationTree.Place?
      self[stack].descend { node in
        guard node.element.id == id else { return true }
        place = NavigationTree.Place(layer: index, stack: stack, index: node.index)
        return false
      }
      if let place { return place }
    }
    return nil
  }
}
