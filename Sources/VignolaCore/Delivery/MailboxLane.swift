/// A lane of a ``Mailbox``: the commands of one lane run one after the other, those of different
/// lanes at the same time (G3).
///
/// A module declares its lanes once; a misspelt one does not compile.
///
/// ```swift
/// extension MailboxLane {
///   static let biometry = MailboxLane("biometry")
/// }
///
/// mailbox.send(on: .biometry, .drop) { await $0.authenticate() }
/// ```
///
/// What waits for a person or a network goes on a lane of its own, or it holds up all the rest.
/// Lanes of one name are one lane within a mailbox; mailboxes share nothing.
public struct MailboxLane: Sendable {
  /// Where commands go unless told otherwise.
  public static let main = MailboxLane("main")

  /// Its name.
  public let name: StaticString

  /// The lane of a name.
  public init(_ name: StaticString) {
    self.name = name
  }
}

extension MailboxLane: Hashable {
  /// Two lanes are equal when their names are, wherever they were written.
  public static func == (one: MailboxLane, other: MailboxLane) -> Bool {
    one.name.spells(other.name)
  }

  /// Feeds the name to `hasher`.
  public func hash(into hasher: inout Hasher) {
    name.withUTF8Buffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension MailboxLane: CustomStringConvertible {
  /// Its name.
  public var description: String { name.description }
}
