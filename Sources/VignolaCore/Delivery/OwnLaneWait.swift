/// The report of a command that awaits a command of its own lane: it would wait for itself.
///
/// ```
/// reload, which runs on the lane main of PinInteractor, awaits refresh on the same lane: that would
/// never begin. It was not carried out. Send it, await it on another lane, or call the target.
/// ```
///
/// Found in debug builds, when the awaiting is done by the task that carries the command out. In
/// other builds such a command waits until its task is cancelled or the mailbox is closed.
public struct OwnLaneWait: Sendable, Equatable, CustomStringConvertible {
  /// The name of the mailbox.
  public let mailbox: String
  /// The name of the lane.
  public let lane: String
  /// The command that has the lane's turn.
  public let running: String
  /// The command that it awaits.
  public let awaited: String

  /// Reports a command.
  public init(mailbox: String, lane: String, running: String, awaited: String) {
    self.mailbox = mailbox
    self.lane = lane
    self.running = running
    self.awaited = awaited
  }

  /// What waits for what, and what to do about it.
  public var description: String {
    """
    \(running), which runs on the lane \(lane) of \(mailbox), awaits \(awaited) on the same lane: \
    that would never begin. It was not carried out. Send it, await it on another lane, or call the \
    target.
    """
  }
}
