import VignolaCore

/// The only bus of a module. Messages go in here and come out, each to its receivers, in the
/// published order: Core, Presenter, Joint (G2), one message after the other through the one queue
/// of the tree (G1), and none once the module has ended (G4).
@MainActor @usableFromInline class RTPipeline<M: RTModule> {
  @usableFromInline nonisolated let scope: LifetimeScope
  @usableFromInline let dispatcher: SerialDispatcher
  /// What was said while the module was being put together waits here until it has begun.
  @usableFromInline var early: [() -> Void]?
  let outputs: RTOutputs<M.JointOutput>

  @usableFromInline init(in scope: LifetimeScope) {
    self.scope = scope
    dispatcher = scope.dispatcher
    outputs = RTOutputs(in: scope)
    early = []
  }

  deinit { scope.abandon() }

  @usableFromInline func deliver(intent: M.ViewIntent) {}
  @usableFromInline func deliver(event: M.CoreEvent) {}
  @usableFromInline func deliver(input: M.JointInput) {}
  @usableFromInline func deliver(update: M.PresenterUpdate) {}
  @usableFromInline func start() {}
}

extension RTPipeline {
  @inlinable func post(intent: M.ViewIntent) {
    guard early == nil else { return wait { $0.post(intent: intent) } }
    dispatcher.send(
      Posted(by: self, intent), as: MessageStep(.intent, "ViewIntent", from: "View", to: "table"),
      in: scope, payload: intent
    ) { $0.pipeline.deliver(intent: $0.message) }
  }

  @inlinable func post(event: M.CoreEvent) {
    guard early == nil else { return wait { $0.post(event: event) } }
    dispatcher.send(
      Posted(by: self, event), as: MessageStep(.event, "CoreEvent", from: "Core", to: "table"),
      in: scope, payload: event
    ) { $0.pipeline.deliver(event: $0.message) }
  }

  @inlinable func post(input: M.JointInput) {
    guard early == nil else { return wait { $0.post(input: input) } }
    dispatcher.send(
      Posted(by: self, input), as: MessageStep(.input, "JointInput", from: "Joint", to: "table"),
      in: scope, payload: input
    ) { $0.pipeline.deliver(input: $0.message) }
  }

  @inlinable func post(update: M.PresenterUpdate) {
    guard early == nil else { return wait { $0.post(update: update) } }
    dispatcher.send(
      Posted(by: self, update),
      as: MessageStep(.update, "PresenterUpdate", from: "Presenter", to: "View"),
      in: scope, payload: update
    ) { $0.pipeline.deliver(update: $0.message) }
  }

  @usableFromInline func post(output: M.JointOutput) {
    guard early == nil else { return wait { $0.post(output: output) } }
    dispatcher.send(
      Posted(by: self, output),
      as: MessageStep(.output, "JointOutput", from: "Joint", to: "parent"),
      in: scope, payload: output
    ) { $0.pipeline.outputs.hear($0.message) }
  }

  @usableFromInline func wait(_ post: @escaping (RTPipeline) -> Void) {
    early?.append { [weak self] in
      if let self { post(self) }
    }
  }

  /// The module is complete: it begins, as a message of its own, and then what was said meanwhile
  /// is heard in the order it was said.
  @usableFromInline func begin() {
    let waiting = early ?? []
    early = nil
    dispatcher.send(
      Posted(by: self, waiting), as: MessageStep(.lifetime, "started", to: "table"), in: scope
    ) { posted in
      posted.pipeline.start()
      for post in posted.message { post() }
    }
    // A module that was over before it began hears nothing; what was said to it is counted.
    if scope.isClosed { for post in waiting { post() } }
  }

  @usableFromInline struct Posted<Message> {
    @usableFromInline let pipeline: RTPipeline
    @usableFromInline let message: Message

    @inlinable init(by pipeline: RTPipeline, _ message: Message) {
      self.pipeline = pipeline
      self.message = message
    }
  }
}
