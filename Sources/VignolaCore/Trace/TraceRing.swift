/// Keeps a trace's last events: what a test asserts on and a debugger looks at.
///
/// ```swift
/// let ring = TraceRing(capacity: 100)
/// let app = LifetimeScope("App", trace: Trace(sinks: [ring]))
/// // ...
/// print(ring.events.map(\.name))
/// ```
///
/// As a trace's only sink it costs least: what is not asked for with payloads is written into the ring
/// as bytes, without an allocation, and becomes an event when ``events`` is read.
///
/// On the main actor. Memory for the whole capacity is taken as it fills, not before.
@MainActor public final class TraceRing: TraceSink {
  /// How many events are kept. One of 0 keeps none; a negative one counts as 0.
  public var capacity: Int { records.capacity }
  let records: TraceRecords
  /// By where the event lies, if its record says that it has one.
  private var payloads: [Int: TracePayload] = [:]

  /// A ring for `capacity` events.
  public init(capacity: Int = 1_000) {
    records = TraceRecords(capacity: capacity)
  }

  /// The kept events, oldest first.
  ///
  /// - Complexity: O(*n*)
  public var events: [TraceEvent] {
    records.places.map { place in
      let record = records[place]
      return record.event(with: record.hasPayload ? payloads[place] : nil)
    }
  }

  /// Keeps `event`, in the place of the oldest when full.
  ///
  /// - Complexity: O(1)
  public func receive(_ event: TraceEvent) {
    guard capacity > 0 else { return }
    records.add().pointee = TraceRecord(event)
    if let payload = event.payload {
      payloads[records.last] = payload
    } else if !payloads.isEmpty {
      payloads[records.last] = nil
    }
  }

  /// Forgets all events.
  public func removeAll() {
    records.removeAll()
    payloads = [:]
  }
}

extension TraceRecord {
  /// What a ring keeps of an event that comes from anywhere.
  init(_ event: TraceEvent) {
    seq = event.seq
    time = event.time
    cause = event.cause ?? 0
    depth = event.depth
    module = event.module
    own = event.step
    hasPayload = event.payload != nil
  }
}
