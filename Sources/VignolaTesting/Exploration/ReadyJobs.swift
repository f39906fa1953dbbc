/// The jobs that could run next, and which of them does: the pure part of an exploration.
struct ReadyJobs<Job: Sendable>: Sendable {
  private var ready: [Job] = []
  private var generator: SeededGenerator
  private(set) var isClosed = false
  /// What was chosen, of how many: two runs of one seed must agree in it.
  private(set) var choices = OrderHash()

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  var isEmpty: Bool { ready.isEmpty }

  /// A job has become ready. Returned if nobody is there any more to run it.
  mutating func arrive(_ job: Job) -> Job? {
    guard !isClosed else { return job }
    ready.append(job)
    return nil
  }

  /// The next job: any of the ready ones. Nil if none is, or if what waits on the main actor, which
  /// nobody can choose from, goes first this time.
  mutating func next() -> Job? {
    guard !ready.isEmpty, take(2) == 0 else { return nil }
    return ready.remove(at: take(ready.count))
  }

  /// The run is over: returns what is left.
  mutating func close() -> [Job] {
    isClosed = true
    defer { ready = [] }
    return ready
  }

  private mutating func take(_ count: Int) -> Int {
    let choice = generator.choice(of: count)
    choices.add(UInt8(truncatingIfNeeded: choice))
    choices.add(UInt8(truncatingIfNeeded: count))
    return choice
  }
}
