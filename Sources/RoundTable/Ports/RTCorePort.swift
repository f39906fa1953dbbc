import VignolaCore

/// What Core may say: events, and nothing else.
///
/// It is an argument, not a thing to keep: a service's closure that captured it would keep the
/// module alive. What takes time goes through ``await(_:then:)``, which does not.
@MainActor public struct RTCorePort<M: RTModule> {
  @usableFromInline let pipeline: RTPipeline<M>

  @inlinable init(_ pipeline: RTPipeline<M>) { self.pipeline = pipeline }

  /// Tells Presenter and Joint, in this order, what happened.
  @inlinable public func notify(event: M.CoreEvent) { pipeline.post(event: event) }

  /// A closure for a service to call: each call comes back as a message of the module, for as long
  /// as the module is there. It does not keep the module alive; a call that comes later is dropped,
  /// counted and traced (G4).
  ///
  /// ```swift
  /// func run(_ port: RTCorePort<Catalog>) {
  ///   cart.onChange(for: self, port.callback { core, port in core.cartChanged(port) })
  /// }
  /// ```
  ///
  /// - Parameter handle: Called with what the service says, never in the middle of another message.
  public func callback<Value>(
    _ handle: @escaping (Value, RTCorePort<M>) -> Void
  ) -> (Value) -> Void {
    { [weak pipeline, scope = pipeline.scope] value in
      scope.deliver(.task, "callback", to: "Core") { [weak pipeline] in
        if let pipeline { handle(value, RTCorePort(pipeline)) }
      }
    }
  }

  /// Does something that takes time, and comes back with what came of it, if the module is still
  /// there; it is cancelled with the module and does not keep it alive. An answer that comes later
  /// is dropped, counted and traced (G4).
  ///
  /// - Parameters:
  ///   - work: What takes time. It begins after the current turn.
  ///   - then: Called with its outcome, as a message of the module: never in the middle of another.
  public func await<Outcome: Sendable>(
    _ work: @escaping @MainActor () async -> Outcome,
    then: @escaping (Outcome, RTCorePort<M>) -> Void
  ) {
    let scope = pipeline.scope
    scope.spawner.spawn("await") { [weak pipeline] in
      let outcome = await work()
      scope.deliver(.task, "await", to: "Core") { [weak pipeline] in
        if let pipeline { then(outcome, RTCorePort(pipeline)) }
      }
    }
  }
}
