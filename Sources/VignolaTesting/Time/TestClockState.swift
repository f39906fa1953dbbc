/// What a ``TestClock`` knows: the present, and who sleeps until when. It resumes nobody itself.
struct TestClockState: Sendable {
  enum Bedtime: Sendable {
    case sleeps, isDue, isCancelled
  }

  private struct Sleep: Sendable {
    let deadline: Duration
    let sleeper: Suspended<Void>
  }

  private(set) var now = Duration.zero
  private var sleeps: [Int: Sleep] = [:]
  private var cancelled: Set<Int> = []
  private var rising: Set<Int> = []
  private var lastID = 0

  var count: Int { sleeps.count }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func fallAsleep(
    _ sleeper: Suspended<Void>, as id: Int, until deadline: Duration
  ) -> Bedtime {
    if cancelled.remove(id) != nil { return .isCancelled }
    guard deadline > now else { return .isDue }
    sleeps[id] = Sleep(deadline: deadline, sleeper: sleeper)
    sleeper.beginWait()
    return .sleeps
  }

  /// Ends a sleep early. One that has not begun yet will not begin.
  mutating func cancel(_ id: Int) -> Suspended<Void>? {
    if let sleep = sleeps.removeValue(forKey: id) { return sleep.sleeper }
    cancelled.insert(id)
    return nil
  }

  /// The next to wake, at whose deadline it is then; nil, and the end has come, if there is none.
  mutating func wake(until end: Duration) -> (id: Int, sleeper: Suspended<Void>)? {
    let due = sleeps.filter { $0.value.deadline <= end }
    guard let next = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) })
    else {
      now = max(now, end)
      return nil
    }
    sleeps[next.key] = nil
    rising.insert(next.key)
    now = max(now, next.value.deadline)
    return (next.key, next.value.sleeper)
  }

  /// Whether a sleeper was woken and has not got to run yet.
  func isRising(_ id: Int) -> Bool { rising.contains(id) }

  /// A sleeper runs again, woken or cancelled.
  mutating func rise(_ id: Int) {
    rising.remove(id)
    cancelled.remove(id)
  }
}
