import ScreenTree

extension Phone {
  /// Goes back as the system offers it: the bar's back button, or the swipe from the edge.
  public func systemBack() throws {
    let words = "go back"
    guard heldBar == nil else { throw refusal(of: words, .held) }
    // Where an app has switched the swipe off, the button is left.
    let layer = topLayer(of: screen)
    if layer.first(where: { $0.role == .navigationBar && $0.handlers[.back] != nil }) != nil {
      deliver(.back, to: try only(.navigationBar, takes: .back, words))
    } else {
      deliver(.tap, to: try only(.backButton, takes: .tap, words))
    }
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
    let bar = try only(.navigationBar, takes: .back, "begin a back swipe")
    deliver(.beginBack, to: bar)
    heldBar = bar
  }

  /// Lets go before the middle: the screen stays.
  public func cancelBackSwipe() throws {
    deliver(.cancelBack, to: try letGo("cancel the back swipe"))
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
