import ScreenTree

extension Phone {
  /// Goes back as the system offers it: the bar's back button, or the swipe from the edge.
  public func systemBack() throws {
    deliver(.back, to: try only(.navigationBar, takes: .back, "go back"))
  }

  /// Draws the topmost sheet down. What only the app can close is refused.
  public func systemDismiss() throws {
    let words = "dismiss"
    guard heldBar == nil else { throw refusal(of: words, .held) }
    let layer = topLayer(of: screen)
    guard layer.accepts(.dismiss) else { throw refusal(of: words, .unsuited) }
    deliver(.dismiss, to: layer)
  }

  /// Begins to swipe back from the screen's edge. Until the swipe is finished or cancelled no
  /// other gesture is possible, while the app may go on changing the screen.
  public func beginBackSwipe() throws {
    heldBar = try only(.navigationBar, takes: .back, "begin a back swipe")
  }

  /// Lets go before the middle: the screen stays.
  public func cancelBackSwipe() throws {
    _ = try letGo("cancel the back swipe")
  }

  /// Carries the swipe to its end. What goes is the screen that the swipe began on.
  public func finishBackSwipe() throws {
    deliver(.back, to: try letGo("finish the back swipe"))
  }

  private func letGo(_ words: String) throws -> RenderedElement {
    guard let bar = heldBar else { throw refusal(of: words, .missing) }
    heldBar = nil
    return bar
  }
}
