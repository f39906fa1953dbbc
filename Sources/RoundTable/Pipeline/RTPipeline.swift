import VignolaCore

/// The only bus of a module. Messages go in here and come out, each to its receivers, in the
/// published order: Core, Presenter, Joint (G2), one message after the other through the one queue
/// of the tree (G1), and none once the module has ended (G4).
@MainActor @usableFromInline final class RTPipeline<M: RTModule> {
  /// Delivers a message at a table, which is the pipeline's own.
  @usableFromInline typealias Deliver = (UInt8, DeliveredMessage, AnyObject, RTPipeline) -> Void

  @usableFromInline nonisolated let scope: LifetimeScope
  @usableFromInline let record: ScopeRecord
  @usableFromInline let dispatcher: SerialDispatcher
  /// Seats the components, and keeps them.
  @usableFromInline let table: AnyObject
  @usableFromInline let deliver: Deliver
  /// What was said while the module was being put together waits here until it has begun.
  @exclusivity(unchecked) @usableFromInline var early: [() -> Void]?
  let outputs: RTOutputs<M.JointOutput>
  @usableFromInline let names = RTKind.names

  @usableFromInline init(
    in scope: LifetimeScope, table: AnyObject, deliver: @escaping Deliver
  ) {
    self.scope = scope
    self.table = table
    self.deliver = deliver
    record = scope.record
    dispatcher = scope.dispatcher
    outputs = RTOutputs(in: scope)
    early = []
  }

  deinit { scope.abandon() }

  /// A view's intent is nearly always the outermost message, and begins the run where it is said.
  @inlinable @inline(__always) func post(intent: M.ViewIntent) {
    guard early == nil, dispatcher.isIdle(for: intent, in: record) else {
      return start(with: intent, .intent)
    }
    begin(with: intent, RTKind.intent.rawValue, through: dispatcher, in: record)
  }

  @inlinable func post(event: M.CoreEvent) { send(event, .event) }
  @inlinable func post(input: M.JointInput) { send(input, .input) }
  @inlinable func post(update: M.PresenterUpdate) { send(update, .update) }
  @inlinable func post(output: M.JointOutput) { send(output, .output) }

  /// What waits in the slot was said in a run that the pipeline began, so it is not early.
  @inlinable @inline(__always) func send<Message>(_ message: Message, _ kind: RTKind) {
    if dispatcher.slots(message, kind.rawValue, of: self) { return }
    start(with: message, kind)
  }

  @inlinable @inline(never) func start<Message>(with message: Message, _ kind: RTKind) {
    guard early == nil else { return wait(to: message, kind) }
    otherwise(message, kind.rawValue, through: dispatcher, in: record)
  }

  @inlinable @inline(never) func wait<Message>(to message: Message, _ kind: RTKind) {
    early?.append { [weak self] in self?.start(with: message, kind) }
  }

  @usableFromInline func hear(_ output: M.JointOutput) {
    outputs.hear(output)
  }

  /// The module is complete: it begins, as a message of its own, and then what was said meanwhile
  /// is heard in the order it was said.
  @usableFromInline func begin() {
    let waiting = early ?? []
    early = nil
    send(waiting, .started)
    // A module that was over before it began hears nothing; what was said to it is counted.
    if scope.isClosed { for post in waiting { post() } }
  }
}

extension RTPipeline: DeliveryTarget {
  @inlinable func deliver(_ kind: UInt8, _ message: DeliveredMessage) {
    deliver(kind, message, table, self)
  }

  @usableFromInline func keep(_ kind: UInt8, _ message: DeliveredMessage) -> () -> Void {
    switch RTKind(rawValue: kind) {
    case .started: later(message.take(as: [() -> Void].self), kind)
    case .intent: later(message.take(as: M.ViewIntent.self), kind)
    case .event: later(message.take(as: M.CoreEvent.self), kind)
    case .input: later(message.take(as: M.JointInput.self), kind)
    case .update: later(message.take(as: M.PresenterUpdate.self), kind)
    case .output: later(message.take(as: M.JointOutput.self), kind)
    case nil: {}
    }
  }

  private func later<Message>(_ message: Message, _ kind: UInt8) -> () -> Void {
    { self.deliver(kind, of: message) }
  }
}
