import VignolaCore

// How a flow runs others.
extension Flow {
  /// Runs a child: it is added and started, in its turn (G1), and removed when it ends; then `then`
  /// is told how, once, as a message of its own.
  ///
  /// Refused, and traced, are a coordinator that was run before, one above this flow, one opened from
  /// a screen that is covered or gone, so that two taps on one button run one flow (G9), and anything
  /// once this flow has ended. `then` is not called for what is refused. A child that has finished
  /// before it is run is not started; its outcome is told.
  ///
  /// - Parameters:
  ///   - child: The coordinator; held until it ends.
  ///   - then: Is told of the end. Not called if this flow ends first (G4). It is held as long as the
  ///     child, so it captures this flow's coordinator weakly.
  /// - Returns: Whether it was taken.
  @discardableResult
  public func run<Child: Coordinator>(
    _ child: Child, then: @escaping (Ending<Child.Outcome>) -> Void = { _ in }
  ) -> Bool {
    let flow = child.flow
    return node.add(
      flow.node, child, tell: { then(flow.ending($0)) }, start: { [weak child] in child?.start() })
  }

  /// Runs a child and waits for its end.
  ///
  /// ```swift
  /// scope.spawner.spawn("edit") { [weak self] in
  ///   guard let self, case .finished(let note) = await flow.outcome(of: makeEdit()) else { return }
  ///   save(note)
  /// }
  /// ```
  ///
  /// Cancelling the caller removes the child, with its screens; a caller that is cancelled already
  /// starts nothing. In these cases, where `run` would have refused, and where this flow ends first,
  /// the answer is `.removed(.code)`. There is always an answer.
  ///
  /// - Parameter child: The coordinator; held until it ends.
  /// - Returns: How it ended.
  public func outcome<Child: Coordinator>(of child: Child) async -> Ending<Child.Outcome> {
    guard !Task.isCancelled else {
      node.trace("run refused", to: child.flow.node.name, "the caller is cancelled")
      return .removed(.code)
    }
    let node = child.flow.node
    let starter = node.scope.starter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = Answer(continuation)
        run(child) { answer.give($0) }
      }
    } onCancel: {
      starter.start("cancel") { [weak node] in node?.cancel() }
    }
  }
}

/// Who waits for an outcome is answered once: with the ending, or, when nobody can tell it any more,
/// as the last who could lets go.
@MainActor private final class Answer<Outcome: Sendable> {
  private let continuation: CheckedContinuation<Ending<Outcome>, Never>
  private let task = SpawnedTask.current
  private var isGiven = false

  /// For a test that waits for tasks to come to rest, this one waits for the user.
  init(_ continuation: CheckedContinuation<Ending<Outcome>, Never>) {
    self.continuation = continuation
    task?.beginWait()
  }

  deinit {
    if !isGiven { resume(.removed(.code)) }
  }

  func give(_ ending: Ending<Outcome>) {
    isGiven = true
    resume(ending)
  }

  private nonisolated func resume(_ ending: Ending<Outcome>) {
    task?.endWait()
    continuation.resume(returning: ending)
  }
}
