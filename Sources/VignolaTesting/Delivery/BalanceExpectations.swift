import Testing
import VignolaCore

/// Expects that no message of a tree was lost: each that was sent was delivered, or was dropped and
/// counted (G4), or given up in a report (G1), and none waits. An issue says what is missing.
///
/// ```swift
/// app.close()
/// expectBalance(in: app, ring)
/// ```
///
/// ``settle(_:sourceLocation:)`` expects it too, after the tasks have come to rest.
///
/// - Parameters:
///   - scope: Any scope of the tree.
///   - ring: The tree's own ring: as many events of it have to say `(dropped)` as the scopes have
///     counted. A ring that is full has forgotten some and is not asked.
///   - sourceLocation: Where it is reported.
@MainActor public func expectBalance(
  in scope: LifetimeScope, _ ring: TraceRing? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for fault in BalanceFault.faults(of: scope.dispatcher, ring) {
    Issue.record("\(fault.text)", sourceLocation: sourceLocation)
  }
}

/// What does not add up.
struct BalanceFault: Equatable {
  let text: String

  @MainActor static func faults(of dispatcher: SerialDispatcher, _ ring: TraceRing?) -> [Self] {
    let tally = dispatcher.tally
    var faults: [Self] = []
    if tally.waiting != 0 || dispatcher.isDelivering {
      faults.append(
        .init(
          text: """
            Of \(tally.sent) messages that were sent, \(tally.delivered) were delivered, \
            \(tally.dropped) dropped and \(tally.abandoned) given up: \(tally.waiting) wait or are \
            lost.
            """))
    }
    if let ring, ring.events.count < ring.capacity {
      let traced = ring.events.count { $0.to.description == "(dropped)" }
      if traced != tally.late {
        faults.append(
          .init(
            text: """
              \(tally.late) messages, tasks and commands came too late, and the trace tells of \
              \(traced).
              """))
      }
    }
    return faults
  }
}
