/// What is learned while one order is run.
struct ExplorationNotes: Sendable {
  /// The events, in order.
  private(set) var events: [String] = []
  /// What code did that the exploration does not run; each thing once.
  private(set) var strays: [String] = []
  /// Whether the exploration itself acts in the tasks' name.
  var isDriving = false

  mutating func event(_ text: String) {
    events.append(text)
  }

  mutating func stray(_ deed: String) {
    if !strays.contains(deed) { strays.append(deed) }
  }
}
