extension LifetimeScope {
  /// Delivers that something begins or has come to its end, which nobody else would tell later: as
  /// ``deliver(_:_:from:to:payload:_:)`` does, but when messages go round and are stopped (G1), it
  /// is kept and delivered all the same (G5). Whoever opens something with it asks first whether the
  /// dispatcher is exhausted, or what is kept could go round for ever.
  package func deliverKept(
    _ kind: TraceKind, _ name: StaticString, from: StaticString, to: StaticString,
    payload: @autoclosure () -> Any? = nil, _ body: @escaping () -> Void
  ) {
    dispatcher.post(
      MessageStep(kind, name, from: from, to: to), in: record, payload: payload(), isKept: true,
      run: body)
  }
}
