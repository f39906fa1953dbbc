/// Where the present code stands: in a command of a mailbox's lane, perhaps inside that of another.
///
/// Kept in debug builds alone, where it finds the command that waits for itself. It costs about 690
/// instructions a command.
final class MailboxTurn: Sendable {
  @TaskLocal static var current: MailboxTurn?

  private let mailbox: ObjectIdentifier
  private let lane: MailboxLane
  private let task: Int?
  private let outer: MailboxTurn?

  /// The turn of the present task.
  init(in mailbox: ObjectIdentifier, on lane: MailboxLane) {
    self.mailbox = mailbox
    self.lane = lane
    task = Self.presentTask
    outer = Self.current
  }

  /// Whether the present task has that lane's turn, so that waiting for it would never end. A task
  /// that was merely started by one which has the turn may wait.
  static func isOwn(_ lane: MailboxLane, of mailbox: ObjectIdentifier) -> Bool {
    let present = presentTask
    var turn = current
    while let held = turn {
      if held.mailbox == mailbox, held.lane == lane, held.task == present { return true }
      turn = held.outer
    }
    return false
  }

  private static var presentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
