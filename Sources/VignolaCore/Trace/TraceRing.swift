/// Keeps a trace's last events: what a test asserts on and a debugger looks at.
///
/// ```swift
/// let ring = TraceRing(capacity: 100)
/// let app = LifetimeScope("App", trace: Trace(sinks: [ring]))
/// // ...
/// print(ring.events.map(\.name))
/// ```
///
/// On the main actor. Memory for the whole capacity is taken as it fills, not before.
@MainActor public final class TraceRing: TraceSink {
  /// How many events are kept. One of 0 keeps none; a negative one counts as 0.
  public let capacity: Int
  private var slots: [TraceEvent] = []
  private var oldest = 0

  /// A ring for `capacity` events.
  public init(capacity: Int = 1_000) {
    self.capacity = max(0, capacity)
  }

  /// The kept events, oldest first.
  ///
  /// - Complexity: O(*n*)
  public var events: [TraceEvent] {
    Array(slots[oldest...] + slots[..<oldest])
  }

  /// Keeps `event`, in the place of the oldest when full.
  ///
  /// - Complexity: O(1)
  public func receive(_ event: TraceEvent) {
    guard capacity > 0 else { return }
    if slots.count < capacity {
      slots.append(event)
    } else {
      slots[oldest] = event
      oldest = (oldest + 1) % capacity
    }
  }

  /// Forgets all events.
  public func removeAll() {
    slots.removeAll()
    oldest = 0
  }
}
