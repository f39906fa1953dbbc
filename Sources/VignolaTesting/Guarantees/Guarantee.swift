/// What Vignola promises whatever architecture a module is written in: the table G1 to G9.
///
/// A test says which cell of the table it fills with the trait `proves`, a ``Proof``:
///
/// ```swift
/// @Test("a message sent by a handler waits until the handler is done", .proves(.g1, .core))
/// func order() { ... }
/// ```
public enum Guarantee: String, CaseIterable, Sendable {
  /// A message sent while another is handled is queued, first in, first out.
  case g1
  /// Receivers get a message in the order that the architecture publishes.
  case g2
  /// Commands sent to a mailbox start in the order sent, one at a time in each lane.
  case g3
  /// After teardown nothing is delivered, and what still runs is cancelled.
  case g4
  /// Whatever removes a screen, it is told exactly once, deepest first.
  case g5
  /// A removed module is released, or a report says who declared to own it.
  case g6
  /// Every message, navigation and lifetime step can be traced with its cause.
  case g7
  /// The same seed gives the same interleaving, on any machine, in parallel tests.
  case g8
  /// Popping an empty stack, dismissing twice, double taps: no trap, no second screen.
  case g9
}
