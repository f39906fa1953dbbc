/// Closes what a view stands in.
@MainActor @preconcurrency public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Closes it. Where there is nothing to close, nothing happens.
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}
