/// What a lane of a mailbox knows, and what is to be done about each thing that happens to it: the
/// pure part.
///
/// Whoever has the turn keeps the lane busy until ``next(atMost:)`` finds nobody who waits: the turn
/// is handed over, and no newcomer can slip in between.
struct MailboxLaneState<Sent, Caller> {
  enum Command {
    /// Carried out by the mailbox.
    case sent(Sent)
    /// Carried out by who called, when told that it is its turn.
    case awaited(Caller)
  }

  enum Arrival {
    case begins
    case waits
    case isDropped
    /// It waits, what runs is to be cancelled, and these are out of the line.
    case replaces([Command])
  }

  enum Turn {
    case nobodys
    case batch([Sent])
    case caller(Caller)
  }

  private struct Waiting {
    let command: Command
    let replaces: Bool
  }

  private(set) var isBusy = false
  private var line = DeliveryQueue<Waiting>()

  /// How many wait.
  var count: Int { line.count }

  /// A command has come. `command` is asked for only if it has to wait.
  mutating func arrive(
    _ command: @autoclosure () -> Command, _ policy: MailboxPolicy
  ) -> Arrival {
    guard isBusy else {
      isBusy = true
      return .begins
    }
    switch policy {
    case .queue:
      line.append(Waiting(command: command(), replaces: false))
      return .waits
    case .drop:
      return .isDropped
    case .replace:
      let superseded = line.removeAll { $0.replaces }
      line.append(Waiting(command: command(), replaces: true))
      return .replaces(superseded.map(\.command))
    }
  }

  /// Who had the turn has ended. What was sent is taken together, as far as it stands together in
  /// the line, except for a command that may yet be replaced: that one comes alone.
  mutating func next(atMost limit: Int) -> Turn {
    guard let first = line.popFirst() else {
      isBusy = false
      return .nobodys
    }
    switch first.command {
    case .awaited(let caller):
      return .caller(caller)
    case .sent(let sent):
      var batch = [sent]
      while !first.replaces, batch.count < limit, let next = line.first, !next.replaces,
        case .sent(let sent) = next.command
      {
        batch.append(sent)
        _ = line.popFirst()
      }
      return .batch(batch)
    }
  }

  /// What was taken and has not begun stands at the head of the line again.
  mutating func takeBack(_ commands: some BidirectionalCollection<Sent>) {
    for sent in commands.reversed() {
      line.prepend(Waiting(command: .sent(sent), replaces: false))
    }
  }

  /// A caller no longer wants its turn. Whether it was in the line.
  mutating func leave(_ isTheOne: (Caller) -> Bool) -> Bool {
    !line.removeAll { waiting in
      if case .awaited(let caller) = waiting.command { isTheOne(caller) } else { false }
    }.isEmpty
  }

  /// Nobody gets a turn any more. Returns who waited, in order.
  mutating func empty() -> [Command] {
    line.removeAll { _ in true }.map(\.command)
  }
}
