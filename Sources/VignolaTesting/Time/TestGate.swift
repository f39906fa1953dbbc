import VignolaCore

/// A gate in the way of a stub: who calls waits until the test opens it, with what it then gets.
///
/// ```swift
/// struct StubService: ItemService {
///   let gate = TestGate<[Item]>()
///   func items() async throws -> [Item] { try await gate.value() }
/// }
///
/// holder.reload()
/// try await settle(scope)          // the loader is on the screen
/// service.gate.open(with: [milk])
/// try await settle(scope)          // the milk is
/// ```
///
/// Opened before anyone waits, it lets the next one through. Each opening lets one through, in the
/// order in which they came. A wait that is cancelled throws at once.
public final class TestGate<Value: Sendable>: Sendable {
  private let state = Lock(TestGateState<Value>())

  /// Makes a gate that is shut.
  public init() {}

  /// How many wait.
  public var waiters: Int { state.withLock(\.count) }

  /// Waits until the test opens the gate.
  ///
  /// - Returns: What the test opened it with.
  /// - Throws: What the test had it fail with; `CancellationError` when the task is cancelled.
  public func value() async throws -> Value {
    let id = state.withLock { $0.makeID() }
    defer { state.withLock { $0.leave(id) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = Suspended(continuation)
        if let outcome = state.withLock({ $0.arrive(waiter, as: id) }) {
          continuation.resume(with: outcome)
        }
      }
    } onCancel: {
      state.withLock { $0.cancel(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Lets the first who waits through, or the next who comes.
  ///
  /// - Parameter value: What it gets.
  public func open(with value: Value) {
    pass(.success(value))
  }

  /// Has the first who waits fail, or the next who comes.
  ///
  /// - Parameter error: What is thrown there.
  public func fail(with error: any Error) {
    pass(.failure(error))
  }

  private func pass(_ outcome: Result<Value, any Error>) {
    state.withLock { $0.open(outcome) }?.resume(with: outcome)
  }
}

extension TestGate where Value == Void {
  /// Lets the first who waits through, or the next who comes.
  public func open() {
    open(with: ())
  }
}
