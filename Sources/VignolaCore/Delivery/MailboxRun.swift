/// What runs on a lane of a mailbox now: a task that carries out what was sent, until nothing is
/// left, or a caller that carries out its own command.
@MainActor final class MailboxRun {
  let ticket: TaskBag.State.Ticket
  /// What the task carries out; nil when a caller does it.
  var batch: MailboxBatch?
  private(set) var isCancelled = false
  private var task: Task<Void, Never>?

  init(_ ticket: TaskBag.State.Ticket, batch: MailboxBatch? = nil) {
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
