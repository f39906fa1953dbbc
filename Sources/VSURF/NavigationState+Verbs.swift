extension NavigationState {
  /// Pushes a destination, unless it is on top already: two fast taps on one button open one
  /// screen. (Whoever really wants the same destination twice appends to ``path``.)
  ///
  /// - Returns: Whether it was pushed.
  @discardableResult
  public mutating func push(_ destination: Destination) -> Bool {
    guard path.last != destination else { return false }
    path.append(destination)
    return true
  }

  /// Pops the top destination, if there is one.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func pop() -> Bool {
    path.popLast() != nil
  }

  /// Pops a destination if it is the top one: a screen's way to close itself, which a second tap
  /// cannot turn into closing the screen below.
  ///
  /// - Returns: Whether it was on top.
  @discardableResult
  public mutating func pop(_ destination: Destination) -> Bool {
    guard path.last == destination else { return false }
    path.removeLast()
    return true
  }

  /// Pops until a destination is on top, the uppermost one where the path has it twice.
  ///
  /// - Returns: Whether the path has it; if not, nothing is popped.
  /// - Complexity: O(*n*) in the length of the path.
  @discardableResult
  public mutating func pop(to destination: Destination) -> Bool {
    guard let index = path.lastIndex(of: destination) else { return false }
    path.removeSubrange((index + 1)...)
    return true
  }

  /// Pops to the root.
  ///
  /// - Returns: Whether anything was pushed.
  @discardableResult
  public mutating func popToRoot() -> Bool {
    guard !path.isEmpty else { return false }
    path.removeAll()
    return true
  }
}
