/// Who gets messages of several kinds through its tree's dispatcher: a module's bus.
///
/// The dispatcher knows neither the messages' types nor their receivers. A target is handed its
/// message where it lies, takes it out first of all, and then passes it on; what a message is called
/// is asked only when a trace or a report wants to know.
@MainActor @usableFromInline package protocol DeliveryTarget: AnyObject {
  /// The life that its messages belong to, which it keeps.
  var record: ScopeRecord { get }
  /// Takes the message out and delivers it.
  func deliver(_ kind: UInt8, _ message: DeliveredMessage)
  /// Takes the message out of the one slot there is, for it to wait elsewhere until it is delivered.
  func keep(_ kind: UInt8, _ message: DeliveredMessage) -> () -> Void
  /// What a trace calls its messages.
  var names: MessageNames { get }
}

extension DeliveryTarget {
  /// Delivers a message that waited elsewhere. Whoever was told of it by a trace may meanwhile have
  /// ended the life that it belongs to: then it comes too late like any other (G4).
  package func deliver<Message>(_ kind: UInt8, of message: Message) {
    guard !record.isOver else { return record.drop(names[kind]) }
    DeliverySlot.handing(message) { deliver(kind, $0) }
  }
}
