/// What pulling a list down does.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async {
    await action()
  }
}
