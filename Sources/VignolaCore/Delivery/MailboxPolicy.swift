/// What becomes of a command that finds its lane busy; said with each ``Mailbox/send(on:_:as:from:_:)``.
///
/// ```swift
/// mailbox.send { await $0.tapped(number: 1) }                          // every tap counts
/// mailbox.send(on: .biometry, .drop) { await $0.authenticate() }       // one prompt at a time
/// mailbox.send(on: .search, .replace) { await $0.search(for: text) }   // the latest text counts
/// ```
///
/// A lane that is idle starts the command whatever its policy.
public enum MailboxPolicy: Sendable {
  /// It waits until everything sent before it is done.
  case queue
  /// It is dropped, which is traced.
  case drop
  /// The command that runs is cancelled, and this one runs when that has ended. Of those that wait
  /// to replace only the latest does; what was queued keeps its turn.
  ///
  /// A command that is awaited belongs to its caller's task, which is not the mailbox's to cancel:
  /// it is waited for.
  case replace
}
