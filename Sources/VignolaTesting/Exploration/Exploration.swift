import VignolaCore

/// The order that is being explored around the present code, if one is.
///
/// ```swift
/// try await explore {
///   let counter = Counter()
///   async let one: Void = counter.add(1)
///   async let two: Void = counter.add(2)
///   _ = await (one, two)
///   Exploration.note("counted \(await counter.total)")
/// }
/// ```
public enum Exploration {
  @TaskLocal static var current: ExploredRun?

  /// The seed that the order follows from; nil when none is explored.
  public static var seed: UInt64? { current?.seed }

  /// The clock of every scope that is made without one; nil when no order is explored. It begins at
  /// zero for each.
  public static var clock: TestClock? { current?.executor.testClock }

  /// Adds an event to the order, which a failure shows and two runs of a seed must agree in.
  ///
  /// Called from any actor. It also finds out whether the present code runs in a task that is not
  /// explored, which fails the test.
  ///
  /// - Parameter event: What happened.
  public static func note(_ event: @autoclosure () -> String) {
    guard let executor = current?.executor else { return }
    executor.arrive(at: "a note")
    let event = event()
    executor.notes.withLock { $0.event(event) }
  }

  /// Starts a task of the main actor that is explored, for what an app does in one of its own: a view's
  /// `.task`, a callback of a service. Where nothing is explored, an ordinary one.
  ///
  /// - Parameter operation: What it does.
  /// - Returns: The task.
  @discardableResult
  public static func task(
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    TaskStarter.current.start("a test's task", operation)
  }

  /// A trace whose events are part of the order: for a test's root scope. Off when none is explored.
  @MainActor public static var trace: Trace {
    current.map { Trace(sinks: [OrderSink(executor: $0.executor)]) } ?? .off
  }
}

/// Takes what a trace is told into the order.
private struct OrderSink: TraceSink {
  let executor: SeededExecutor

  func receive(_ event: TraceEvent) {
    executor.notes.withLock { $0.event(event.description) }
  }
}
