/// The task of a scope in which the present code runs.
///
/// What suspends it until a test goes on, a test's clock or gate, says so here: a test can then tell
/// a tree that has come to rest from one that still works, without waiting for time to pass.
package struct SpawnedTask: Sendable {
  @TaskLocal static var bound: SpawnedTask?
  @TaskLocal static var explored: SpawnedTask?

  /// The task that called, also from a child task of it; nil outside a scope's tasks.
  package static var current: SpawnedTask? {
    guard var current = bound else { return nil }
    current.door = explored.map { Door(bag: $0.bag, ticket: $0.ticket) }
    return current
  }

  let bag: TaskBag
  let ticket: TaskBag.State.Ticket
  /// The same task, as the test that explores orders knows it.
  private var door: Door?

  private struct Door: Sendable {
    let bag: TaskBag
    let ticket: TaskBag.State.Ticket
  }

  init(bag: TaskBag, ticket: TaskBag.State.Ticket) {
    self.bag = bag
    self.ticket = ticket
  }

  /// Whether the task has not ended and does not wait for a test.
  package var isBusy: Bool { bag.state.withLock { $0.isBusy(ticket) } }

  /// The task waits for a test from now on.
  package func beginWait() {
    bag.state.withLock { $0.beginWait(ticket) }
    if let door { door.bag.state.withLock { $0.beginWait(door.ticket) } }
  }

  /// The test has let it go on. Called by who does that, not by the task when it gets to run.
  package func endWait() {
    bag.state.withLock { $0.endWait(ticket) }
    if let door { door.bag.state.withLock { $0.endWait(door.ticket) } }
  }
}

extension LifetimeScope {
  /// The names of the tasks, here and below, that have not ended and do not wait for a test.
  package var busy: [String] {
    record.subtree.flatMap(\.tasks.busy)
  }
}

extension TaskBag {
  /// The names of the tasks that have not ended and do not wait for a test.
  package var busy: [String] { state.withLock(\.busy) }
}
