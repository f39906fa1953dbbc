import VignolaCore

/// How a custom element, a cell or a button that is itself built on MVI, tells the screen around it
/// what happened.
///
/// ```swift
/// VideoCard(video, onTap: container.output("onTapVideo", from: "VideoCard") { $0.onTapVideo($1) })
/// // in the card's intent:
/// onTap.send(video.id)
/// ```
///
/// What is said reaches the screen's intent after the element's own event has been handled (G1), never
/// once the screen is over (G4), and is traced (G7). It keeps nothing alive that the element does not
/// keep: an element that outlives its screen keeps no screen.
@MainActor public struct MVIOutput<Value: Sendable> {
  private let tell: (Value) -> Void

  /// Tells whoever calls: for previews, and for tests of an element alone.
  ///
  /// A screen's own is made by ``MVIContainer/output(_:from:_:)``.
  ///
  /// - Parameter tell: Is given each value, at once.
  public init(_ tell: @escaping (Value) -> Void) {
    self.tell = tell
  }

  /// Tells it.
  ///
  /// - Parameter value: What it happened with.
  public func send(_ value: Value) {
    tell(value)
  }
}

extension MVIContainer {
  /// The way for a custom element of this screen to tell the screen's intent something.
  ///
  /// - Parameters:
  ///   - event: What happened, as the intent's protocol calls it.
  ///   - element: Who says it.
  ///   - tell: Calls the intent's method.
  /// - Returns: What to give the element.
  public func output<Value: Sendable>(
    _ event: StaticString, from element: StaticString = "Element",
    _ tell: @escaping (Intent, Value) -> Void
  ) -> MVIOutput<Value> {
    MVIOutput { [weak self, scope] value in
      scope.deliver(.output, event, from: element, to: "Intent", payload: value) { [weak self] in
        if let self { tell(intent, value) }
      }
    }
  }
}
