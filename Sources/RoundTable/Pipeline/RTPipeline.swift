import VignolaCore

/// The only bus of a module. Messages go in here and come out, each to its receivers, in the
/// published order: Core, Presenter, Joint (G2), one message after the other through the one queue
/// of the tree (G1), and none once the module has ended (G4).
@MainActor @usableFromInline final class RTPipeline<M: RTModule> {
  @usableFromInline typealias Table = (UInt8, DeliveredMessage, RTPipeline) -> Void

  @usableFromInline nonisolated let scope: LifetimeScope
  @usableFromInline let record: ScopeRecord
  @usableFromInline let dispatcher: SerialDispatcher
  /// Seats the components, and keeps them.
  @usableFromInline let table: Table
  /// What was said while the module was being put together waits here until it has begun.
  @exclusivity(unchecked) @usableFromInline var early: [() -> Void]?
  let outputs: RTOutputs<M.JointOutput>

  @usableFromInline init(in scope: LifetimeScope, table: @escaping Table) {
    self.scope = scope
    self.table = table
    record = scope.record
    dispatcher = scope.dispatcher
    outputs = RTOutputs(in: scope)
    early = []
  }

  deinit { scope.abandon() }

  @inlinable func post(intent: M.ViewIntent) {
    guard early == nil else { return wait { $0.post(intent: intent) } }
    send(intent, .intent)
  }

  @inlinable func post(event: M.CoreEvent) {
    guard early == nil else { return wait { $0.post(event: event) } }
    send(event, .event)
  }

  @inlinable func post(input: M.JointInput) {
    guard early == nil else { return wait { $0.post(input: input) } }
    send(input, .input)
  }

  @inlinable func post(update: M.PresenterUpdate) {
    guard early == nil else { return wait { $0.post(update: update) } }
    send(update, .update)
  }

  @inlinable func post(output: M.JointOutput) {
    guard early == nil else { return wait { $0.post(output: output) } }
    send(output, .output)
  }

  @inlinable @inline(__always) func send<Message>(_ message: Message, _ kind: RTKind) {
    dispatcher.send(message, kind.rawValue, to: self, in: record)
  }

  @usableFromInline func wait(_ post: @escaping (RTPipeline) -> Void) {
    early?.append { [weak self] in
      if let self { post(self) }
    }
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
    table(kind, message, self)
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

  @usableFromInline func step(of kind: UInt8) -> MessageStep {
    RTKind(rawValue: kind)?.step ?? RTKind.started.step
  }
}
