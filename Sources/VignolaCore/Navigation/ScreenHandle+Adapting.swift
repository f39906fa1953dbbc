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
}
