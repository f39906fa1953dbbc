import Observation

/// What a test changes from outside.
@MainActor @Observable final class Switchboard {
  var isOn = false
  var number = 0
  var names: [String] = []
  var path: [Int] = []
}

/// A value that a view can change without being rendered again.
@MainActor final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// What happened, in its order.
@MainActor final class Diary {
  private(set) var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// What happened since the last look.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
