/// An event as a trace writes it down: bytes without a reference, which cost nothing to keep or to let
/// go. A ``TraceEvent`` is made of it when somebody wants to see one.
@usableFromInline struct TraceRecord {
  @usableFromInline var seq = 0
  @usableFromInline var time = Duration.zero
  @usableFromInline var cause = 0
  @usableFromInline var depth = 0
  @usableFromInline var module: StaticString = ""
  /// What it is called, if that is kept for all of a target's messages; else it is in `own`.
  @usableFromInline var names: MessageNames?
  @usableFromInline var kind: UInt8 = 0
  @usableFromInline var own = MessageStep(.event, "")
  @usableFromInline var hasPayload = false

  var step: MessageStep { names?[kind] ?? own }

  func event(with payload: TracePayload?) -> TraceEvent {
    TraceEvent(
      seq: seq, time: time, module: module, step: step, cause: cause == 0 ? nil : cause,
      depth: depth, payload: payload)
  }
}
