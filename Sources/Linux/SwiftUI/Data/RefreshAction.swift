/// What pulling a list down does.
public struct RefreshAction: Sendable {
  private let action: @Sendable @concurrent () async -> Void

  init(_ action: @escaping @Sendable @concurrent () async -> Void) {
    self.action = action
  }

  /// Refreshes, and returns when that is done.
  @concurrent public func callAsFunction() async {
    await action()
  }
}
