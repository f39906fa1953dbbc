import VignolaCore

extension SVIPWorker {
  /// Asks something that answers by calling back, and waits for its first answer.
  ///
  /// ```swift
  /// func authenticate() async throws {
  ///   try await firstAnswer { answer in
  ///     sensor.read { error in answer(error.map { .failure($0) } ?? .success(())) }
  ///   }
  /// }
  /// ```
  ///
  /// A second answer changes nothing, where a continuation that is resumed twice would end the app.
  /// One that never comes holds nobody up for longer than the module lives: when the task is
  /// cancelled, as it is with the mailbox that the command came by, the wait ends at once. What was
  /// asked goes on, and its answer comes too late; a task that was cancelled before does not ask.
  ///
  /// - Parameters:
  ///   - isolation: Where it is asked: on the caller's own actor.
  ///   - ask: Asks. It is given what to call with the answer, from any thread.
  /// - Returns: The first answer.
  /// - Throws: The first answer, if that is a failure; `CancellationError` when the task is
  ///   cancelled before.
  public func firstAnswer<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ ask: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Value {
    let answer = Answer<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if answer.wait(continuation) { ask { answer.give($0) } }
      }
    } onCancel: {
      answer.give(.failure(CancellationError()))
    }
  }
}

/// An answer that is given once, perhaps before anybody waits for it.
private final class Answer<Value: Sendable>: Sendable {
  private enum Stage: Sendable {
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case given(Result<Value, any Error>)
    case over
  }

  private let stage = Lock(Stage.open)

  /// Waits for the answer, unless it was given before.
  ///
  /// - Returns: Whether it waits.
  func wait(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    let early: Result<Value, any Error>? = stage.withLock { stage in
      guard case .given(let result) = stage else {
        stage = .awaited(continuation)
        return nil
      }
      stage = .over
      return result
    }
    if let early { continuation.resume(with: early) }
    return early == nil
  }

  func give(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = stage.withLock { stage in
      switch stage {
      case .open:
        stage = .given(result)
        return nil
      case .awaited(let continuation):
        stage = .over
        return continuation
      case .given, .over:
        return nil
      }
    }
    waiting?.resume(with: result)
  }
}
