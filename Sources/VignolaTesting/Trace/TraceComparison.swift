import VignolaCore

/// Compares a trace with what a test expects. Each comparison returns what to tell, or nil if all
/// is well.
struct TraceComparison {
  private let events: [TraceEvent]

  init(_ events: [TraceEvent]) {
    self.events = events
  }

  func missing(inOrder steps: [String]) -> String? {
    var rest = steps[...]
    var lines: [String] = []
    for event in events {
      let isFound = rest.first.map(event.isStep) ?? false
      if isFound { rest.removeFirst() }
      lines.append((isFound ? "* " : "  ") + event.description)
    }
    guard let next = rest.first else { return nil }
    let found = steps.count - rest.count
    return """
      '\(next)' was not traced\(found == 0 ? "" : " after '\(steps[found - 1])'"). \
      Found \(found) of \(steps.count) steps (*):
      \(list(lines))
      """
  }

  func difference(from steps: [String]) -> String? {
    // An event takes the expected text if it fits, so that the rest can be compared as text.
    let pairs = alignment(with: steps)
    guard pairs.contains(where: { $0.step == nil || $0.event == nil }) else { return nil }
    let lines = pairs.map { pair in
      switch (pair.step, pair.event) {
      case (let step?, nil): "- \(step)"
      case (nil, let event?): "+ \(event)"
      case (_, let event): "  \(event?.description ?? "")"
      }
    }
    return "The trace differs from what is expected (- missing, + too much):\n\(list(lines))"
  }

  func wrongCause(of step: String, expected cause: String) -> String? {
    let found = events.filter { $0.isStep(step) }
    guard !found.isEmpty else { return "'\(step)' was not traced:\n\(list(all))" }
    if found.contains(where: { causes(of: $0).contains { $0.isStep(cause) } }) { return nil }
    let chains = found.map { event in
      ([event] + causes(of: event)).map(\.description).joined(separator: "\n    because of ")
    }
    return "'\(step)' did not come of '\(cause)':\n\(list(chains))"
  }

  func unwanted(_ step: String) -> String? {
    let found = events.filter { $0.isStep(step) }
    guard !found.isEmpty else { return nil }
    return "'\(step)' was not expected:\n\(list(found.map(\.description)))"
  }

  private var all: [String] { events.map(\.description) }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "  (nothing was traced)" : lines.map { "  \($0)" }.joined(separator: "\n")
  }

  private func causes(of event: TraceEvent) -> [TraceEvent] {
    let bySequence = Dictionary(events.map { ($0.seq, $0) }, uniquingKeysWith: { $1 })
    var chain: [TraceEvent] = []
    var next = event.cause
    while let seq = next, let cause = bySequence[seq] {
      chain.append(cause)
      next = cause.cause
    }
    return chain
  }

  /// The longest common sequence of both sides, with what is left of either in its place.
  private func alignment(with steps: [String]) -> [(step: String?, event: TraceEvent?)] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: events.count + 1), count: steps.count + 1)
    for row in steps.indices.reversed() {
      for column in events.indices.reversed() {
        lengths[row][column] =
          events[column].isStep(steps[row])
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var pairs: [(step: String?, event: TraceEvent?)] = []
    var (row, column) = (0, 0)
    while row < steps.count || column < events.count {
      if row < steps.count, column < events.count, events[column].isStep(steps[row]) {
        pairs.append((steps[row], events[column]))
        (row, column) = (row + 1, column + 1)
      } else if column == events.count
        || row < steps.count && lengths[row + 1][column] >= lengths[row][column + 1]
      {
        pairs.append((steps[row], nil))
        row += 1
      } else {
        pairs.append((nil, events[column]))
        column += 1
      }
    }
    return pairs
  }
}

extension TraceEvent {
  /// Whether a text names this event: by its name, its kind and name, or its whole way.
  fileprivate func isStep(_ text: String) -> Bool {
    text == name.description || text == "\(kind.rawValue) \(name)" || text == step.description
  }
}
