import Dispatch
import VignolaCore

/// Runs the jobs of tasks, and of the actors they call, one after the other on the main actor: which
/// one next, the seed says.
///
/// The jobs of the main actor itself come through the system's queue, in their order; only when they
/// run among the others is chosen.
final class SeededExecutor: TaskExplorer {
  private let jobs: Lock<ReadyJobs<UnownedJob>>
  let notes = Lock(ExplorationNotes())
  let tasks = TaskBag()
  let testClock = TestClock()

  init(seed: UInt64) {
    jobs = Lock(ReadyJobs(seed: seed))
    MainQueue.mark()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isElsewhere = !MainQueue.isCurrent || isInForeignTask
    notes.withLock { if isElsewhere && !$0.isDriving { $0.stray("woke a task") } }
    if let late = jobs.withLock({ $0.arrive(job) }) { runLate(late) }
  }

  var clock: any Clock<Duration> { testClock }

  /// The names of the tasks that neither have ended nor wait for the test.
  var busy: [String] { tasks.busy }

  /// Whether a job is ready to run.
  var isReady: Bool { jobs.withLock { !$0.isEmpty } }

  /// Runs one of the ready jobs, if the seed has one run now.
  @MainActor func step() -> Bool {
    guard let job = jobs.withLock({ $0.next() }) else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Does something in the name of the tasks that are explored.
  @MainActor func drive<Outcome>(_ body: () -> Outcome) -> Outcome {
    notes.withLock { $0.isDriving = true }
    defer { notes.withLock { $0.isDriving = false } }
    return body()
  }

  /// The run is over: what is left, and what comes, the system runs.
  ///
  /// - Returns: What was chosen, and of how many.
  func close() -> OrderHash {
    let (left, choices) = jobs.withLock { ($0.close(), $0.choices) }
    for job in left { runLate(job) }
    return choices
  }

  private func runLate(_ job: UnownedJob) {
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  func arrive(at place: StaticString) {
    let isOwn = withUnsafeCurrentTask { $0?.unownedTaskExecutor == asUnownedTaskExecutor() }
    notes.withLock { if !isOwn && !$0.isDriving { $0.stray("reached \(place)") } }
  }

  /// Whether the present code runs in a task that is not explored. Of code in no task at all, such
  /// as a task's very end, it cannot be told.
  private var isInForeignTask: Bool {
    withUnsafeCurrentTask { task in
      task.map { $0.unownedTaskExecutor != asUnownedTaskExecutor() } ?? false
    }
  }
}
