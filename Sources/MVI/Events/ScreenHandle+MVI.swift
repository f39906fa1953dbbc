import VignolaCore

extension ScreenHandle {
  /// Pushes a screen that was opened for a result, and has the parent told if it leaves without one.
  ///
  /// - Parameters:
  ///   - result: What it is opened for.
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  /// - Returns: The new screen's handle; nil if refused, as when this screen is covered. Then nothing
  ///   is told: two taps open one screen, which has one result (G9).
  @discardableResult
  public func push<Value: Sendable>(
    for result: MVIResult<Value>, _ build: (ScreenHandle) -> any Screen
  ) -> ScreenHandle? {
    push(build, onRemoved: { result.removed(because: $0) })
  }

  /// Presents a screen that was opened for a result, and has the parent told if it leaves without one.
  ///
  /// - Parameters:
  ///   - result: What it is opened for.
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  /// - Returns: The new screen's handle; nil if refused, as when this screen is not visible. Then
  ///   nothing is told.
  @discardableResult
  public func present<Value: Sendable>(
    for result: MVIResult<Value>, _ build: (ScreenHandle) -> any Screen
  ) -> ScreenHandle? {
    present(build, onRemoved: { result.removed(because: $0) })
  }
}
