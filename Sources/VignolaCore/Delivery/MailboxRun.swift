/// What runs on a lane of a mailbox now: a task that carries out what was sent, until nothing is
/// left, or a caller that carries out its own command.
@MainActor final class MailboxRun<Target: Sendable> {
  let ticket: TaskBag.State.Ticket
  /// What the task carries out; nil when a caller does it.
  var batch: MailboxBatch<Target>?
  /// The name of the command that has begun last.
  var command: StaticString
  private(set) var isCancelled = false
  private var task: Task<Void, Never>?

  init(_ command: StaticString, _ ticket: TaskBag.State.Ticket, batch: MailboxBatch<Target>? = nil)
  {
    self.command = command
    self.ticket = ticket
    self.batch = batch
  }

  /// The task exists. It may have been cancelled, and may be over, before it was known.
  func attach(_ task: Task<Void, Never>) {
    self.task = task
    if isCancelled { task.cancel() }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

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
