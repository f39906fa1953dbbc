/// Where a trace goes. Each event comes once, in order, on the main actor.
///
/// A sink that records while it receives records nothing: a trace of tracing has no end.
@MainActor public protocol TraceSink {
  /// Takes the next event.
  func receive(_ event: TraceEvent)
}
