import VignolaCore

/// What one part says to another, recorded as it is said: whatever comes of it has it as its cause.
@MainActor struct TracedLink {
  let trace: Trace
  let module: StaticString
  let kind: TraceKind
  let from: StaticString
  let to: StaticString

  init(
    _ kind: TraceKind, from: StaticString, to: StaticString, in module: StaticString,
    _ trace: Trace
  ) {
    self.trace = trace
    self.module = module
    self.kind = kind
    self.from = from
    self.to = to
  }

  func says<Answer>(_ name: StaticString, _ call: () -> Answer) -> Answer {
    trace.record(kind, name, module: module, from: from, to: to, during: call)
  }
}

extension ScreenHandle {
  /// The trace of the tree that the place belongs to.
  var trace: Trace { scope?.trace ?? .off }
}
