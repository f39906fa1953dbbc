extension Observed {
  /// The value as a stream: the current one first, then, each time it is asked, the newest that was
  /// not yet seen; what came between is left out.
  ///
  /// It ends when this ``Observed`` is released, after the newest value if that was not yet seen. The
  /// end of its scope does not end the stream: from then on changes are told to nobody (G4), and who
  /// waits for one waits until the ``Observed`` goes or is cancelled.
  ///
  /// ```swift
  /// for await items in cart.items.values { print(items.count) }
  /// ```
  ///
  /// For tasks that follow a value, never on the way to the screen: there an element costs a change
  /// of threads, and ``bind(to:_:)`` costs a call. Each access is a stream of its own, for one
  /// consumer; its end or its consumer's cancellation leaves no observer behind.
  public var values: some AsyncSequence<Value, Never> & Sendable {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    subscribe(StreamSubscription(continuation, since: changes))
    return stream
  }
}
