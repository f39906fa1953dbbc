/// Writes a trace as lines of JSON, one an event, for a file that other programs read.
///
/// ```swift
/// let trace = Trace(sinks: [TraceLines { line in print(line) }])
/// // {"seq":1,"time":0.000013,"module":"App",...}
/// ```
///
/// Opening files is the caller's business: this module does no input or output of its own. On the
/// main actor.
@MainActor public struct TraceLines: TraceSink {
  private let write: (String) -> Void

  /// Hands each line to `write`, without the line's end.
  public init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Writes `event`'s line.
  public func receive(_ event: TraceEvent) {
    write(event.json)
  }
}
