/// How an attempt went that ``SVIPPresenter/catching(hasLoadedContent:isolation:_:)`` made.
///
/// ```swift
/// guard case .completed = await presenter.catching({ try await worker.save(draft) }) else { return }
/// await presenter.presentClose()
/// ```
public enum Attempt: Sendable {
  /// It was done to its end.
  case completed
  /// It was given up, by the user or because the module has ended. Nothing was presented.
  case cancelled
  /// It failed, and the error was presented.
  case failed(any Error)

  /// Whether it was done to its end.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}
