import VignolaCore

final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [(Instant, CheckedContinuation<Void, Never>)] = []
  }

  private let state = Lock(State())
  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let isDue = state.withLock {
        if deadline <= $0.now { return true }
        $0.sleepers.append((deadline, continuation))
        return false
      }
      if isDue { continuation.resume() }
    }
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.0 <= state.now }
      state.sleepers.removeAll { $0.0 <= state.now }
      return due.map(\.1)
    }
    for sleeper in due { sleeper.resume() }
  }
}
