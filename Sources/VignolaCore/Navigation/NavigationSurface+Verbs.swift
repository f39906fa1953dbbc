// The verbs of an application: they act on whatever the user sees. A module has a ScreenHandle
// instead, whose verbs act on its own screen, and are refused when that is covered.
extension NavigationSurface {
  /// Replaces everything that is up by one screen.
  ///
  /// - Parameters:
  ///   - build: Makes the screen; its handle exists before it does.
  ///   - onRemoved: Called once, when the screen is gone.
  /// - Returns: The handle; nil if refused.
  @discardableResult
  public func setRoot(
    _ build: (ScreenHandle) -> any Screen,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    put(.setRoot, build, onRemoved) { .setRoot($0, in: nil) }
  }

  /// Puts a screen on top of the stack that the user sees; on an empty surface it is the root.
  ///
  /// - Parameters:
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  ///   - onRemoved: Called once, when the screen is gone.
  /// - Returns: The handle; nil if refused.
  @discardableResult
  public func push(
    _ build: (ScreenHandle) -> any Screen,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    let top = machine.target.top
    return put(.push, build, onRemoved) { .push($0, over: top) }
  }

  /// Presents a screen over everything, as the first of a stack of its own.
  ///
  /// - Parameters:
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  ///   - onRemoved: Called once, when the screen is gone.
  /// - Returns: The handle; nil if refused.
  @discardableResult
  public func present(
    _ build: (ScreenHandle) -> any Screen,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    let top = machine.target.top
    return put(.present, build, onRemoved) { id in top.map { .present(id, over: $0) } }
  }

  /// Replaces everything that is up by tabs, each with its first screen.
  ///
  /// - Parameters:
  ///   - builds: Make the tabs' first screens, in order.
  ///   - selected: The tab to select.
  ///   - onRemoved: Called once for each of them when it is gone, with its number.
  /// - Returns: The handles in order; empty if refused.
  @discardableResult
  public func setTabs(
    _ builds: [(ScreenHandle) -> any Screen],
    selected: Int = 0,
    onRemoved: @escaping (Int, Removal) -> Void = { _, _ in }
  ) -> [ScreenHandle] {
    put(builds, selected: selected, onRemoved)
  }

  /// Selects another tab. It removes nothing.
  ///
  /// - Parameter tab: The tab's number.
  /// - Returns: Whether it was possible and not selected already.
  @discardableResult
  public func select(_ tab: Int) -> Bool {
    perform(.select, .select(tab))
  }

  /// Takes the visible screen off its stack. The first screen of a stack stays.
  ///
  /// - Returns: Whether it was possible.
  @discardableResult
  public func pop() -> Bool {
    perform(.pop, machine.target.poppable.map { .remove($0) })
  }

  /// Takes everything off that covers a screen.
  ///
  /// - Parameter id: The screen to come back to.
  /// - Returns: Whether it is there and was covered.
  @discardableResult
  public func pop(to id: ScreenID) -> Bool {
    perform(.popTo, .popTo(id))
  }

  /// Takes everything but the first screen off the stack that the user sees.
  ///
  /// - Returns: Whether there was more than the first.
  @discardableResult
  public func popToRoot() -> Bool {
    perform(.popToRoot, target.visibleStack?.node(at: 0).map { .popTo($0.element.id) })
  }

  /// Takes away what is presented topmost: an alert, else a layer with all its screens.
  ///
  /// - Returns: Whether something was presented.
  @discardableResult
  public func dismiss() -> Bool {
    perform(.dismiss, target.dismissible.map { .remove($0) })
  }

  /// Shows an alert over the topmost layer.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says below the title.
  ///   - then: Called once, when the alert has ended, whoever ended it.
  /// - Returns: Whether it was possible: something is up, and no alert is yet.
  @discardableResult
  public func alert(
    _ title: String, message: String = "", then: @escaping () -> Void = {}
  ) -> Bool {
    let id = ids.next()
    let alert = NavigationTree.Alert(id: id, title: title, message: message)
    guard accept(.alert, .alert(alert)) else { return false }
    records.append(Record(id: id, onRemoved: { _ in then() }))
    run()
    return true
  }
}
