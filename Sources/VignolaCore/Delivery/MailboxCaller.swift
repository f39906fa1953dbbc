/// Somebody who waits until a lane is its own.
@MainActor final class MailboxCaller {
  let call: MailboxCall
  private let task = SpawnedTask.current
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ call: MailboxCall) {
    self.call = call
  }

  /// Waits, not longer than the lane is another's. A scope's task counts as waiting for the test
  /// meanwhile: whether anything is done is told by the one that has the turn.
  func wait(_ continuation: CheckedContinuation<Bool, Never>) {
    task?.beginWait()
    self.continuation = continuation
  }

  /// It is the caller's turn, or never will be.
  func answer(_ hasTurn: Bool) {
    task?.endWait()
    continuation.take()?.resume(returning: hasTurn)
  }
}
