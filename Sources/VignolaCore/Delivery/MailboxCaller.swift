/// What becomes of a caller that comes to a lane.
enum CallerArrival {
  case begins
  case waits(MailboxCaller)
  case isTurnedAway
}

/// A caller's task, if it is a scope's, and the command that it carries out.
struct CallerTurn {
  let caller: SpawnedTask?
  let command: SpawnedTask
}

/// Somebody who waits until a lane is its own.
@MainActor final class MailboxCaller {
  let call: MailboxCall
  private let task = SpawnedTask.current
  private var continuation: CheckedContinuation<Bool, Never>?
  private var early: Bool?

  init(_ call: MailboxCall) {
    self.call = call
  }

  /// Waits, not longer than the lane is another's. A scope's task counts as waiting for the test
  /// meanwhile: whether anything is done is told by the one that has the turn.
  func wait(_ continuation: CheckedContinuation<Bool, Never>) {
    if let early { return continuation.resume(returning: early) }
    task?.beginWait()
    self.continuation = continuation
  }

  /// It is the caller's turn, or never will be. Whoever stands in line may not have got as far as
  /// waiting: its answer is kept.
  func answer(_ hasTurn: Bool) {
    guard let waiting = continuation.take() else {
      early = early ?? hasTurn
      return
    }
    task?.endWait()
    waiting.resume(returning: hasTurn)
  }
}
