import Synchronization

/// Commands that are carried out in one hop to where their target lives.
///
/// Who carries them out claims one after the other; who has to, takes back those not yet claimed.
/// Both may happen at once, and each command goes to exactly one of the two.
final class MailboxBatch: Sendable {
  let commands: [SentCommand]
  private let claimed = Atomic(0)

  init(_ commands: [SentCommand]) {
    self.commands = commands
  }

  /// The next to be carried out; nil when all were, or were taken back.
  func claim() -> SentCommand? {
    let number = claimed.add(1, ordering: .acquiringAndReleasing).oldValue
    return number < commands.count ? commands[number] : nil
  }

  /// From now on nothing can be claimed.
  ///
  /// - Returns: The commands that have not been claimed.
  func takeBack() -> ArraySlice<SentCommand> {
    let number = claimed.exchange(commands.count, ordering: .acquiringAndReleasing)
    return commands[min(number, commands.count)...]
  }

  /// Carries out one command after the other on `isolation`, which the target is.
  func carryOut(
    on isolation: isolated any Actor, began: @Sendable (StaticString) -> Void,
    isOver: @Sendable () -> Bool
  ) async {
    while !isOver(), let command = claim() {
      began(command.call.name)
      await command.run()
    }
  }
}
