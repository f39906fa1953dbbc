import VignolaCore

/// One order in which a test's body and its tasks run.
@MainActor final class ExploredRun {
  /// What came of a run.
  struct Outcome {
    var problems: [String] = []
    var events: [String] = []
    var order = OrderHash()
    var choices = OrderHash()
  }

  /// How many turns bring nothing before nothing is said to be ready. A task that goes on where it
  /// is, on the main actor, may be enqueued there again several times.
  private static let restfulTurns = 16
  /// The same, before what still runs is said to wait for what will not come.
  private static let patience = 1_000

  nonisolated let seed: UInt64
  nonisolated let executor: SeededExecutor
  private var resting: [CheckedContinuation<Void, Never>] = []
  private var result: Result<Void, any Error>?

  init(seed: UInt64) {
    self.seed = seed
    executor = SeededExecutor(seed: seed)
  }

  /// Runs a body, and all that it starts. A body that is stuck is left behind, unless it `mustEnd`.
  func run(
    mustEnd: Bool = false, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async -> Outcome {
    let task = start(body)
    await drive(patience: Self.patience)
    let problems = problems
    if result == nil {
      executor.drive { task.cancel() }
      await drive(patience: Self.restfulTurns)
    }
    let choices = executor.close()
    if mustEnd { await task.value }
    let events = executor.notes.withLock(\.events)
    var order = OrderHash()
    for event in events { order.add(event) }
    return Outcome(problems: problems, events: events, order: order, choices: choices)
  }

  /// Waits until nothing is ready to run.
  func rest() async {
    await withCheckedContinuation { resting.append($0) }
  }

  private func start(
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Task<Void, Never> {
    let starter = TaskStarter(explorer: executor)
    return TaskStarter.$current.withValue(starter) {
      Exploration.$current.withValue(self) {
        executor.drive {
          starter.start("the test's body") { [self] in
            do {
              try await body()
              result = .success(())
            } catch {
              result = .failure(error)
            }
          }
        }
      }
    }
  }

  /// Runs what is ready until nothing is, and the body has ended or will not.
  private func drive(patience: Int) async {
    await withCheckedContinuation { continuation in
      turn(afterIdle: 0, patience: patience) { continuation.resume() }
    }
  }

  /// One turn: a job that the seed has chosen, or whatever the main actor has to run.
  private func turn(afterIdle idle: Int, patience: Int, end: @escaping @MainActor () -> Void) {
    MainQueue.enqueue { [self] in
      var idle = idle + 1
      while executor.isReady {
        idle = 0
        guard executor.step() else { break }
      }
      if idle >= Self.restfulTurns {
        if wake() {
          idle = 0
        } else if idle >= patience || (result != nil && executor.busy.isEmpty) {
          return end()
        }
      }
      turn(afterIdle: idle, patience: patience, end: end)
    }
  }

  /// Lets those go on who wait until nothing is ready. Whether anybody does.
  private func wake() -> Bool {
    let waiting = resting
    resting = []
    for one in waiting { one.resume() }
    return !waiting.isEmpty
  }

  private var problems: [String] {
    var problems = executor.notes.withLock(\.strays).map { deed in
      """
      Code that the exploration does not run \(deed): a raw Task {}, a detached task, a sleep by a \
      real clock, or a callback from elsewhere. Start tasks with a scope's spawner, as child tasks or \
      by Exploration.task, and let a TestClock or a TestGate be what they wait for.
      """
    }
    let busy = executor.busy
    switch result {
    case .failure(let error): problems.append("It throws: \(error)")
    case .success where !busy.isEmpty:
      problems.append(
        """
        Still running when everything has come to rest: \(busy.joined(separator: ", ")). They \
        neither end nor wait for a TestClock or a TestGate.
        """)
    case .success: break
    case nil:
      problems.append(
        """
        The test waits for what the exploration does not run: a sleep by a real clock, a raw Task, \
        an actor with an executor of its own. Let it be a TestClock or a TestGate.
        """)
    }
    return problems
  }
}
