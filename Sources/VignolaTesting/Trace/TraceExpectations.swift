import Testing
import VignolaCore

// A step is written as in the trace's own text, as precisely as the test cares for:
// "saved", "event saved", or "event saved: Core -> Presenter".
extension TraceRing {
  /// Expects steps in this order; others may come before, between and after them.
  ///
  /// ```swift
  /// ring.expect(order: ["intent plus", "output items", "state count"])
  /// ```
  ///
  /// If not, the issue shows the trace with the steps that were found, and the first that was not.
  ///
  /// - Parameters:
  ///   - steps: The steps, each by its name, its kind and name, or its whole way.
  ///   - sourceLocation: Where it is reported.
  public func expect(order steps: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    record(TraceComparison(events).missing(inOrder: steps), sourceLocation)
  }

  /// Expects exactly these steps of some kinds, and no other of those kinds.
  ///
  /// ```swift
  /// ring.expect(exactly: ["plus", "minus"], of: [.intent])
  /// ```
  ///
  /// If not, the issue shows line by line what is missing (`-`) and what should not be there (`+`).
  ///
  /// - Parameters:
  ///   - steps: The steps, each by its name, its kind and name, or its whole way.
  ///   - kinds: The kinds that are compared; all of them unless given.
  ///   - sourceLocation: Where it is reported.
  public func expect(
    exactly steps: [String], of kinds: Set<TraceKind> = Set(TraceKind.allCases),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(
      TraceComparison(events.filter { kinds.contains($0.kind) }).difference(from: steps),
      sourceLocation)
  }

  /// Expects a step, and that it came of another (G7): directly, or through others in between.
  ///
  /// ```swift
  /// ring.expect("state count", because: "intent plus")
  /// ```
  ///
  /// - Parameters:
  ///   - step: A step, by its name, its kind and name, or its whole way.
  ///   - cause: The step that it came of.
  ///   - sourceLocation: Where it is reported.
  public func expect(
    _ step: String, because cause: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(TraceComparison(events).wrongCause(of: step, expected: cause), sourceLocation)
  }

  /// Expects that a step does not occur.
  ///
  /// - Parameters:
  ///   - step: A step, by its name, its kind and name, or its whole way.
  ///   - sourceLocation: Where it is reported.
  public func expect(no step: String, sourceLocation: SourceLocation = #_sourceLocation) {
    record(TraceComparison(events).unwanted(step), sourceLocation)
  }

  private func record(_ problem: String?, _ sourceLocation: SourceLocation) {
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }
}
