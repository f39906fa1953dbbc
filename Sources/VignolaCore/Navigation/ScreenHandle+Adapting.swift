// How the screen is shown, and left.
extension ScreenHandle {
  /// Shows no bar while this screen is on top of its stack, where the stage can do that.
  ///
  /// Without a bar there is no button to go back with; screens over this one have theirs.
  ///
  /// - Parameter isHidden: Whether the bar is hidden; `false` brings it back.
  /// - Returns: Whether the screen is up, or on its way.
  @discardableResult
  public func hideBar(_ isHidden: Bool = true) -> Bool {
    surface?.perform(.hideBar, .adapt(id, .bar(isHidden: isHidden))) ?? false
  }

  /// Asks before the user goes back from this screen, as long as there are changes to lose.
  ///
  /// ```swift
  /// place.askBeforeBack { [weak self] in await self?.confirmsLosingChanges() ?? true }
  /// // saved: nothing is left to ask
  /// place.askBeforeBack(nil)
  /// ```
  ///
  /// While it is set the system's ways back are shut, since they cannot wait for an answer: a button
  /// of ours stands in for the back button, the swipe is off, and a sheet cannot be drawn down. Trying
  /// asks, once at a time however often it is tried; `true` takes the screen away as the gesture would
  /// have, with the same reason. Should the screen leave meanwhile, the answer goes nowhere and the
  /// question's task is cancelled. Verbs of our own are carried out without asking.
  ///
  /// What lies over the screen is left as ever; one that asks and is covered is asked when its sheet
  /// is drawn down, but not where the menu of the back button of another screen leaps over it.
  ///
  /// - Parameter mayLeave: Whether the user may go; nil asks no more. Kept until the screen is gone.
  /// - Returns: Whether the screen is up, or on its way.
  @discardableResult
  public func askBeforeBack(_ mayLeave: (() async -> Bool)?) -> Bool {
    surface?.askBeforeBack(from: id, mayLeave) ?? false
  }
}
