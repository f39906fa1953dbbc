/// The task of a scope in which the present code runs.
///
/// What suspends it until a test goes on, a test's clock or gate, says so here: a test can then tell
/// a tree that has come to rest from one that still works, without waiting for time to pass.
package struct SpawnedTask: Sendable {
  /// The task that called, also from a child task of it; nil outside a scope's tasks.
  @TaskLocal package static var current: SpawnedTask?

  let bag: TaskBag
  let ticket: TaskBag.State.Ticket

  /// Whether the task has not ended and does not wait for a test.
  package var isBusy: Bool { bag.state.withLock { $0.isBusy(ticket) } }

  /// The task waits for a test from now on.
  package func beginWait() { bag.state.withLock { $0.beginWait(ticket) } }

  /// The test has let it go on. Called by who does that, not by the task when it gets to run.
  package func endWait() { bag.state.withLock { $0.endWait(ticket) } }
}

extension LifetimeScope {
  /// The names of the tasks, here and below, that have not ended and do not wait for a test.
  package var busy: [String] {
    record.subtree.flatMap { $0.tasks.state.withLock(\.busy) }
  }
}
