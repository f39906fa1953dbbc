// What a user can do, and what code can do that does not know the surface. Each says whether it was
// possible.
extension HeadlessStage {
  /// Taps the back button, or the one that stands in for it where the user is asked before.
  ///
  /// - Returns: Whether there was one to tap.
  @discardableResult
  public func systemBack() -> Bool {
    guard shown.visibleAlert == nil else { return false }
    if let top = asksBeforeBack {
      return shown.poppable == top && surface?.ask(top, because: .systemBack) ?? false
    }
    return move(because: .systemBack) { $0.pop() }
  }

  /// Chooses a screen from the menu of the back button.
  ///
  /// - Parameter id: The screen to go back to, on the visible stack.
  /// - Returns: Whether the menu has it.
  @discardableResult
  public func systemBack(to id: ScreenID) -> Bool {
    guard shown.visibleAlert == nil, asksBeforeBack == nil,
      shown.layers.last?.selectedStack.contains(where: { $0.id == id }) ?? false
    else { return false }
    return move(because: .systemBack) { $0.pop(to: id) }
  }

  /// Pulls down what is presented. Where the user is asked before, it stays and that is all.
  ///
  /// - Returns: Whether something was presented, with no alert over it.
  @discardableResult
  public func systemDismiss() -> Bool {
    guard shown.visibleAlert == nil else { return false }
    if shown.layers.count > 1, let asked = shown.layers.last?.askedBeforeDismiss {
      return surface?.ask(asked, because: .systemDismiss) ?? false
    }
    return move(because: .systemDismiss) { $0.dismiss() }
  }

  /// Puts a finger on the edge and drags: the screen moves, and nothing has happened yet.
  ///
  /// - Returns: Whether there is something to go back to.
  @discardableResult
  public func beginBackSwipe() -> Bool {
    guard !isSwiping, shown.visibleAlert == nil, asksBeforeBack == nil, shown.poppable != nil
    else { return false }
    isSwiping = true
    surface?.hold()
    return true
  }

  private var asksBeforeBack: ScreenID? {
    shown.visible.flatMap { $0.asksBeforeBack ? $0.id : nil }
  }

  /// Lets the dragged screen slide back: nothing has happened.
  ///
  /// - Returns: Whether a swipe was under way.
  @discardableResult
  public func cancelBackSwipe() -> Bool {
    guard isSwiping else { return false }
    isSwiping = false
    surface?.report(shown, because: .systemBack)
    return true
  }

  /// Drags the screen all the way: the user went back.
  ///
  /// - Returns: Whether a swipe was under way.
  @discardableResult
  public func finishBackSwipe() -> Bool {
    guard isSwiping else { return false }
    isSwiping = false
    return move(because: .systemBack) { $0.pop() }
  }

  /// Taps a tab.
  ///
  /// - Parameter tab: The tab's number.
  /// - Returns: Whether it can be tapped and was not selected already.
  @discardableResult
  public func selectTab(_ tab: Int) -> Bool {
    guard let layer = shown.layers.last, layer.stacks.count > 1, layer.alert == nil else {
      return false
    }
    return move(because: .code) { $0.select(tab) }
  }

  /// Answers the alert.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func closeAlert() -> Bool {
    guard let alert = shown.visibleAlert else { return false }
    return move(because: .systemDismiss) { $0.remove(alert.id) }
  }

  /// Pushes a screen that no surface knows, as old code or a framework does.
  ///
  /// - Parameter name: What the screen is called.
  /// - Returns: Its identity; nil if nothing could be pushed.
  @discardableResult
  public func foreignPush(_ name: String) -> ScreenID? {
    let entry = makeForeigner(name)
    return move(because: .code) { $0.push(entry) } ? entry.id : nil
  }

  /// Presents a screen that no surface knows.
  ///
  /// - Parameter name: What the screen is called.
  /// - Returns: Its identity; nil if nothing could be presented.
  @discardableResult
  public func foreignPresent(_ name: String) -> ScreenID? {
    let entry = makeForeigner(name)
    return move(because: .code) { $0.present(entry) } ? entry.id : nil
  }

  /// Removes a screen, with all that is over it, behind the surface's back.
  ///
  /// - Parameter id: The screen.
  /// - Returns: Whether it could be removed.
  @discardableResult
  public func foreignRemove(_ id: ScreenID) -> Bool {
    move(because: .code) { $0.remove(id) }
  }
}
