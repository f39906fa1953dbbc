import Foundation
import Synchronization

/// What took how long.
final class Stopwatch: Sendable {
  private struct State {
    var start = ContinuousClock.now
    var laps: [(name: String, duration: Duration)] = []
    var rules: [(name: String, duration: Duration)] = []
  }

  private let state = Mutex(State())

  /// What ended now, and began when the lap before did end.
  func lap(_ name: String) {
    state.withLock { state in
      let now = ContinuousClock.now
      state.laps.append((name, now - state.start))
      state.start = now
    }
  }

  /// One rule's time, of which several go on at once.
  func add(_ rule: String, _ duration: Duration) {
    state.withLock { $0.rules.append((rule, duration)) }
  }

  /// The slowest rule first.
  var lines: [String] {
    state.withLock { state in
      let rules = state.rules.sorted { ($1.duration, $0.name) < ($0.duration, $1.name) }
      return state.laps.map(line) + rules.map(line)
    }
  }

  private func line(_ entry: (name: String, duration: Duration)) -> String {
    let (seconds, attoseconds) = entry.duration.components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
    return String(format: "%10.1f ms  ", milliseconds) + entry.name
  }
}
