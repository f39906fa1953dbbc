/// What has become of the messages that a dispatcher did not deliver on the spot: those that were
/// traced, had to wait or came too late.
///
/// Nothing is lost when ``sent`` is the sum of what was delivered, dropped and given up, and of what
/// waits.
package struct DeliveryTally: Equatable, Sendable {
  /// How many were sent.
  package internal(set) var sent = 0
  /// How many were handed to their receiver.
  package internal(set) var delivered = 0
  /// How many were dropped because their scope was over (G4).
  package internal(set) var dropped = 0
  /// How many were given up when a run that went round was stopped (G1).
  package internal(set) var abandoned = 0
  /// How many messages, tasks and commands came too late in the tree: counted by their scopes, and
  /// traced, one by one.
  package internal(set) var late = 0

  /// How many are neither delivered nor dropped.
  package var waiting: Int { sent - delivered - dropped - abandoned }
}
