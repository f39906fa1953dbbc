extension Trace {
  /// The start of the task that runs now, so that what a task sends has a cause too.
  @TaskLocal static var taskStart: TraceStart?

  @usableFromInline
  func ticket(_ payload: @autoclosure () -> Any?) -> TraceTicket {
    TraceTicket(
      cause: currentCause, payload: keepsPayloads ? payload().map(TracePayload.init) : nil)
  }

  /// Records that a task begins; everything it sends comes from that.
  func start(ofTask name: StaticString, module: StaticString) -> TraceStart? {
    guard isOn else { return nil }
    return start(
      with: MessageStep(.task, name, to: "started"), module: module, ticket: ticket(nil))
  }

  /// Records what a task begins with.
  func start(
    with step: MessageStep, module: StaticString, ticket: TraceTicket
  ) -> TraceStart? {
    let cause = write(step, module: module, ticket: ticket)
    hasStarts = true
    return cause.isNone ? nil : TraceStart(trace: ObjectIdentifier(self), cause: cause)
  }

  /// Because of what the present code runs.
  @inlinable var currentCause: TraceCause {
    handling.isNone ? taskCause : handling
  }

  @usableFromInline var taskCause: TraceCause {
    guard hasStarts, let start = Trace.taskStart else { return .none }
    return start.trace == ObjectIdentifier(self) ? start.cause : .none
  }

  /// Records `step` and makes it the cause of all that `body` does.
  func handle<Outcome>(
    _ step: MessageStep, module: StaticString, ticket: TraceTicket, _ body: () throws -> Outcome
  ) rethrows -> Outcome {
    let outer = handling
    let cause = write(step, module: module, ticket: ticket)
    if !cause.isNone { handling = cause }
    defer { handling = outer }
    return try body()
  }

  /// Runs `body`, which does not belong to the message being handled now although it begins in it.
  func aside<Outcome>(_ body: () -> Outcome) -> Outcome {
    let outer = handling
    handling = .none
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
