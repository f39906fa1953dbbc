/// A command that was sent, on its way.
struct SentCommand<Target: Sendable>: Sendable {
  let call: MailboxCall
  let run: @Sendable (Target) async -> Void
}

/// What a trace and a list of tasks call a command, and because of what it was sent.
struct MailboxCall: Sendable {
  let name: StaticString
  let sender: StaticString
  let cause: TraceCause?
}
