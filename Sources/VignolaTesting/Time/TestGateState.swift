/// What a ``TestGate`` knows: who waits, and what the next ones get. It resumes nobody itself.
struct TestGateState<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, any Error>

  private var waiters: [(id: Int, waiter: Suspended<Value>)] = []
  private var openings: [Outcome] = []
  private var cancelled: Set<Int> = []
  private var lastID = 0

  var count: Int { waiters.count }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Somebody has come: returns what it gets, or nil if it has to wait.
  mutating func arrive(_ waiter: Suspended<Value>, as id: Int) -> Outcome? {
    if cancelled.remove(id) != nil { return .failure(CancellationError()) }
    guard openings.isEmpty else { return openings.removeFirst() }
    waiters.append((id, waiter))
    waiter.beginWait()
    return nil
  }

  /// The gate was opened once: returns who is let through, or nil if that is the next who comes.
  mutating func open(_ outcome: Outcome) -> Suspended<Value>? {
    guard waiters.isEmpty else { return waiters.removeFirst().waiter }
    openings.append(outcome)
    return nil
  }

  /// Ends a wait early. One that has not begun yet will not begin.
  mutating func cancel(_ id: Int) -> Suspended<Value>? {
    if let index = waiters.firstIndex(where: { $0.id == id }) {
      return waiters.remove(at: index).waiter
    }
    cancelled.insert(id)
    return nil
  }

  /// Whoever waited runs again, let through or cancelled.
  mutating func leave(_ id: Int) {
    cancelled.remove(id)
  }
}
