/// An event that others come from: its number, and how many causes lie behind it.
@usableFromInline struct TraceCause: Sendable {
  /// Nothing: what comes from it came from outside. Its numbers are those before the first.
  static let none = TraceCause(seq: 0, depth: -1)

  @usableFromInline let seq: Int
  @usableFromInline let depth: Int

  @usableFromInline init(seq: Int, depth: Int) {
    self.seq = seq
    self.depth = depth
  }

  @inlinable var isNone: Bool { seq == 0 }
}

/// An event of one trace that a task began with.
struct TraceStart: Sendable {
  let trace: ObjectIdentifier
  let cause: TraceCause
}

/// What a message takes along on its way through the queue: because of what it was sent, and its
/// value, if that is asked for.
@usableFromInline struct TraceTicket {
  let cause: TraceCause
  let payload: TracePayload?

  init(cause: TraceCause, payload: TracePayload? = nil) {
    self.cause = cause
    self.payload = payload
  }
}
