/// An event that others come from.
@usableFromInline struct TraceCause: Sendable {
  let trace: ObjectIdentifier
  let seq: Int
  let depth: Int
}

/// What a message takes along on its way through the queue: because of what it was sent, and its
/// value. Made only while tracing.
@usableFromInline final class TraceTicket {
  let cause: TraceCause?
  let payload: TracePayload?

  init(cause: TraceCause?, payload: TracePayload?) {
    self.cause = cause
    self.payload = payload
  }
}

extension Trace {
  /// The start of the task that runs now, so that what a task sends has a cause too.
  @TaskLocal static var taskStart: TraceCause?

  @usableFromInline
  func ticket(_ payload: @autoclosure () -> Any?) -> TraceTicket {
    TraceTicket(
      cause: currentCause, payload: keepsPayloads ? payload().map(TracePayload.init) : nil)
  }

  /// Records that a task begins; everything it sends comes from that.
  func start(ofTask name: StaticString, module: StaticString) -> TraceCause? {
    guard isOn else { return nil }
    return write(MessageStep(.task, name, to: "started"), module: module, ticket: ticket(nil))
  }

  /// Because of what the present code runs.
  var currentCause: TraceCause? {
    if let handling { return handling }
    guard let start = Trace.taskStart, start.trace == ObjectIdentifier(self) else { return nil }
    return start
  }

  /// Records `step` and makes it the cause of all that `body` does.
  func handle<Outcome>(
    _ step: MessageStep, module: StaticString, ticket: TraceTicket, _ body: () throws -> Outcome
  ) rethrows -> Outcome {
    let outer = handling
    handling = write(step, module: module, ticket: ticket) ?? outer
    defer { handling = outer }
    return try body()
  }

  /// Runs `body`, which does not belong to the message being handled now although it begins in it.
  func aside<Outcome>(_ body: () -> Outcome) -> Outcome {
    let outer = handling
    handling = nil
    defer { handling = outer }
    return body()
  }

  /// Records one step and runs `body` as its handling: what is recorded meanwhile has it as cause.
  ///
  /// ```swift
  /// trace.record(.intent, "plus", module: "Catalog", from: "View", to: "Presenter") {
  ///   presenter.plus(id)
  /// }
  /// ```
  ///
  /// For components that call one another directly; messages need nothing of it.
  public func record<Outcome>(
    _ kind: TraceKind, _ name: StaticString, module: StaticString = "", from: StaticString = "",
    to: StaticString = "", payload: @autoclosure () -> Any? = nil,
    during body: () throws -> Outcome
  ) rethrows -> Outcome {
    guard isOn else { return try body() }
    return try handle(
      MessageStep(kind, name, from: from, to: to), module: module, ticket: ticket(payload()), body)
  }
}
