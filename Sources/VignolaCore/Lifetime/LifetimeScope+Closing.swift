extension LifetimeScope {
  /// Does `run` when the scope is closed, the last given first; now, if it is closed already.
  ///
  /// A scope that is merely released does none of it.
  public func onClose(_ run: @escaping () -> Void) {
    if isClosed { run() } else { closings.append(run) }
  }

  /// Ends this scope and all below it, once: from now on nothing is delivered or started in any of
  /// them; then, deepest first, their tasks are cancelled and what was given to ``onClose(_:)`` is
  /// done (G4).
  ///
  /// The message in work, if this is called from its handler, is still handled to its end.
  public func close() {
    let ended = record.subtree.filter { $0.end() }
    for record in ended.reversed() {
      record.tasks.cancelAll()
      record.services.trace.record(.lifetime, "closed", module: record.name)
      record.scope?.runClosings()
    }
  }

  private func runClosings() {
    while let closing = closings.popLast() { closing() }
  }
}
