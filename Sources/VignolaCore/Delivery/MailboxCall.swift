/// A command that was sent, on its way, with its target.
struct SentCommand: Sendable {
  let call: MailboxCall
  let run: @Sendable () async -> Void
}

/// What a trace and a list of tasks call a command, and because of what it was sent.
struct MailboxCall: Sendable {
  let name: StaticString
  let sender: StaticString
  let cause: TraceCause
}
