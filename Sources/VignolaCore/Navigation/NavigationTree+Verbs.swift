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
      layers = [Layer(stacks: [[entry]])]
      return true
    }
    guard let place = place(of: id) else { return false }
    layers[place.layer].stacks[place.stack] = [entry]
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
    guard let layer = layers.lastIndex(where: { $0.stacks.count > 1 }),
      layers[layer].stacks.indices.contains(tab), layers[layer].selected != tab
    else { return false }
    layers[layer].selected = tab
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
      guard let place = place(of: id), !isCovered(id) else { return false }
      layers[place.layer].stacks[place.stack].append(entry)
      return true
    }
    guard let layer = layers.last, !layer.stacks.isEmpty else { return setRoot(entry) }
    guard layer.alert == nil, layer.stacks.indices.contains(layer.selected) else { return false }
    layers[layers.count - 1].stacks[layer.selected].append(entry)
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
    let stack = layers[place.layer].stacks[place.stack]
    let isUnderLayers =
      place.stack == layers[place.layer].selected && place.layer != layers.count - 1
    guard place.index != stack.count - 1 || isUnderLayers else { return false }
    layers[place.layer].stacks[place.stack].removeSubrange((place.index + 1)...)
    uncover(place)
    return true
  }

  /// Takes everything but the first screen off the stack that the user sees.
  ///
  /// - Returns: Whether there was more than the first.
  @discardableResult
  public mutating func popToRoot() -> Bool {
    guard let root = layers.last?.selectedStack.first else { return false }
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
    guard !contains(entry.id), let layer = layers.last, layer.alert == nil,
      id == nil || id == visible?.id
    else { return false }
    layers.append(Layer(stacks: [[entry]]))
    return true
  }

  /// Takes away what is presented topmost: an alert, else a layer. The bottom layer stays.
  ///
  /// - Returns: Whether something was presented.
  @discardableResult
  public mutating func dismiss() -> Bool {
    if let alert = visibleAlert { return remove(alert.id) }
    guard layers.count > 1 else { return false }
    layers.removeLast()
    return true
  }

  /// Puts an alert over the topmost layer.
  ///
  /// - Parameter alert: What it says.
  /// - Returns: Whether it was possible: something is up, and no alert is yet.
  @discardableResult
  public mutating func alert(_ alert: Alert) -> Bool {
    guard !contains(alert.id), let layer = layers.last, layer.alert == nil else { return false }
    layers[layers.count - 1].alert = alert
    return true
  }

  /// Takes away one screen with everything over it, or one alert.
  ///
  /// - Parameter id: The screen or alert.
  /// - Returns: Whether it was possible. The first screen of the bottom layer or of a tab stays.
  @discardableResult
  public mutating func remove(_ id: ScreenID) -> Bool {
    if let layer = layers.firstIndex(where: { $0.alert?.id == id }) {
      layers[layer].alert = nil
      return true
    }
    guard let place = place(of: id) else { return false }
    guard place.index == 0 else {
      layers[place.layer].stacks[place.stack].removeSubrange(place.index...)
      uncover(place)
      return true
    }
    guard place.layer > 0, layers[place.layer].stacks.count == 1 else { return false }
    layers.removeSubrange(place.layer...)
    return true
  }

  // What is presented belongs to the tab it was presented from, so a stack in the background loses
  // nothing above its own layer.
  private mutating func uncover(_ place: Place) {
    guard place.stack == layers[place.layer].selected else { return }
    layers.removeSubrange((place.layer + 1)...)
  }
}
