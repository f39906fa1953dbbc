// The planner: what each verb makes of a tree. Nothing here removes a screen that a verb does not
// name by its meaning, and nothing traps: a verb that is not possible returns false.
extension NavigationTree {
  /// Replaces everything that is up by one screen.
  ///
  /// With `id`, only the stack of that screen is replaced, and what was presented over it goes.
  ///
  /// - Parameters:
  ///   - entry: The new root.
  ///   - id: A screen in the stack that is meant; nil for the whole tree.
  /// - Returns: Whether it was possible.
  @discardableResult
  public mutating func setRoot(_ entry: Entry, in id: ScreenID? = nil) -> Bool {
    guard !contains(entry.id) else { return false }
    guard let id else {
      floors = Pile(CollectionOfOne(Layer(root: entry)))
      return true
    }
    guard let place = place(of: id) else { return false }
    update(place) { $0 = Pile(CollectionOfOne(entry)) }
    uncover(place)
    return true
  }

  /// Replaces everything that is up by tabs, each with one screen.
  ///
  /// - Parameters:
  ///   - entries: The first screen of each tab.
  ///   - selected: The tab to select.
  /// - Returns: Whether it was possible: there is a tab, and one of that number.
  @discardableResult
  public mutating func setTabs(_ entries: [Entry], selected: Int = 0) -> Bool {
    let ids = Set(entries.map(\.id))
    guard entries.indices.contains(selected), ids.count == entries.count,
      !ids.contains(where: contains)
    else { return false }
    layers = [Layer(stacks: entries.map { [$0] }, selected: selected)]
    return true
  }

  /// Selects another tab of the topmost layer that has tabs. It removes nothing.
  ///
  /// - Parameter tab: The tab's number.
  /// - Returns: Whether it was possible and not selected already.
  @discardableResult
  public mutating func select(_ tab: Int) -> Bool {
    var tabbed: LayerNode?
    floors.descend { floor in
      if floor.width > 1 { tabbed = floor }
      return tabbed == nil
    }
    guard let tabbed, (0..<tabbed.width).contains(tab), tabbed.selected != tab else { return false }
    floors.update(tabbed.index) { $0.selected = tab }
    return true
  }

  /// Puts a screen on top of the stack that the user sees, or of the one of screen `id`.
  ///
  /// - Parameters:
  ///   - entry: The screen to add.
  ///   - id: The screen that has to be on top, uncovered; nil for whichever is.
  /// - Returns: Whether it was possible. On an empty tree the screen becomes the root.
  @discardableResult
  public mutating func push(_ entry: Entry, over id: ScreenID? = nil) -> Bool {
    guard !contains(entry.id) else { return false }
    if let id {
      guard let place = place(of: id), !isCovered(place) else { return false }
      update(place) { $0.push(entry) }
      return true
    }
    guard let layer = floors.top, layer.width > 0 else { return setRoot(entry) }
    guard layer.element.alert == nil, (0..<layer.width).contains(layer.selected) else {
      return false
    }
    floors.update(layer.index) { $0.update(layer.selected) { $0.push(entry) } }
    return true
  }

  /// Takes the visible screen off its stack. The first screen of a stack stays.
  ///
  /// - Returns: Whether it was possible.
  @discardableResult
  public mutating func pop() -> Bool {
    guard let top = poppable else { return false }
    return remove(top)
  }

  /// Takes everything off that covers a screen, on its stack and over it.
  ///
  /// - Parameter id: The screen to come back to.
  /// - Returns: Whether it is there and was covered.
  @discardableResult
  public mutating func pop(to id: ScreenID) -> Bool {
    guard let place = place(of: id) else { return false }
    guard let layer = floors.node(at: place.layer) else { return false }
    let isUnderLayers = place.stack == layer.selected && place.layer != floors.count - 1
    guard place.index != layer[place.stack].count - 1 || isUnderLayers else { return false }
    update(place) { $0.cut(to: place.index + 1) }
    uncover(place)
    return true
  }

  /// Takes everything but the first screen off the stack that the user sees.
  ///
  /// - Returns: Whether there was more than the first.
  @discardableResult
  public mutating func popToRoot() -> Bool {
    guard let root = visibleStack?.node(at: 0)?.element else { return false }
    return pop(to: root.id)
  }

  /// Presents a screen over everything, as the first of a stack of its own.
  ///
  /// - Parameters:
  ///   - entry: The screen to present.
  ///   - id: The screen that has to be visible; nil for whichever is.
  /// - Returns: Whether it was possible.
  @discardableResult
  public mutating func present(_ entry: Entry, over id: ScreenID? = nil) -> Bool {
    guard !contains(entry.id), let layer = floors.top, layer.element.alert == nil,
      id == nil || id == visible?.id
    else { return false }
    floors.push(Layer(root: entry))
    return true
  }

  /// Takes away what is presented topmost: an alert, else a layer. The bottom layer stays.
  ///
  /// - Returns: Whether something was presented.
  @discardableResult
  public mutating func dismiss() -> Bool {
    if let alert = visibleAlert { return remove(alert.id) }
    guard floors.count > 1 else { return false }
    floors.cut(to: floors.count - 1)
    return true
  }

  /// Puts an alert over the topmost layer.
  ///
  /// - Parameter alert: What it says.
  /// - Returns: Whether it was possible: something is up, and no alert is yet.
  @discardableResult
  public mutating func alert(_ alert: Alert) -> Bool {
    guard !contains(alert.id), let layer = floors.top, layer.element.alert == nil else {
      return false
    }
    floors.update(layer.index) { $0.alert = alert }
    return true
  }

  /// Takes away one screen with everything over it, or one alert.
  ///
  /// - Parameter id: The screen or alert.
  /// - Returns: Whether it was possible. The first screen of the bottom layer or of a tab stays.
  @discardableResult
  public mutating func remove(_ id: ScreenID) -> Bool {
    guard let place = place(of: id) else {
      guard let layer = layer(of: id) else { return false }
      floors.update(layer) { $0.alert = nil }
      return true
    }
    guard place.index == 0 else {
      update(place) { $0.cut(to: place.index) }
      uncover(place)
      return true
    }
    guard place.layer > 0, floors.node(at: place.layer)?.width == 1 else { return false }
    floors.cut(to: place.layer)
    return true
  }

  /// Changes the stack in which a screen stands.
  mutating func update(_ place: Place, _ change: (inout Pile<EntryNode>) -> Void) {
    floors.update(place.layer) { $0.update(place.stack, change) }
  }

  // What is presented belongs to the tab it was presented from, so a stack in the background loses
  // nothing above its own layer.
  private mutating func uncover(_ place: Place) {
    guard place.stack == floors.node(at: place.layer)?.selected else { return }
    floors.cut(to: place.layer + 1)
  }
}
