/// The report of a run of messages that did not come to an end and was stopped (G1).
///
/// ```
/// 10000 messages were delivered in one send, which was stopped; 1 that waited was dropped.
/// They go round: event ping: A -> B, then event pong: B -> A, and again.
/// ```
public struct DeliveryOverflow: Sendable, Equatable, CustomStringConvertible {
  /// The messages that keep sending one another, in the order of sending.
  public let cycle: [MessageStep]
  /// How many messages were delivered before the run was stopped.
  public let deliveries: Int
  /// How many waited and were dropped. What tells that a screen or a flow is gone is never among
  /// them (G5).
  public let dropped: Int

  /// Reports a run.
  public init(cycle: [MessageStep], deliveries: Int, dropped: Int) {
    self.cycle = cycle
    self.deliveries = deliveries
    self.dropped = dropped
  }

  /// What happened, and which messages go round.
  public var description: String {
    let round = cycle.map(\.description).joined(separator: ", then ")
    return """
      \(deliveries) messages were delivered in one send, which was stopped; \(dropped) that \
      waited \(dropped == 1 ? "was" : "were") dropped. They go round: \(round), and again.
      """
  }
}
