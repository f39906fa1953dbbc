import VignolaCore

/// A clock whose time passes when the test says so.
///
/// ```swift
/// let clock = TestClock()
/// let app = LifetimeScope("App", clock: clock)
/// app.spawner.spawn("remind") {
///   try? await clock.sleep(for: .seconds(60))
///   reminded = true
/// }
/// await clock.advance(by: .seconds(59))   // reminded == false
/// await clock.advance(by: .seconds(1))    // reminded == true
/// ```
///
/// Nothing waits for real time: a minute passes as fast as the code that it wakes. Sleepers are
/// woken one after the other, the earliest deadline first, each running on until it sleeps again,
/// waits for a ``TestGate`` or ends before the next is woken. A sleep that is cancelled throws at
/// once.
///
/// It may be shared by any number of scopes, and read from anywhere.
public final class TestClock: Clock, Sendable {
  /// A point in the time of a ``TestClock``, which began at zero.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// An instant.
    ///
    /// - Parameter offset: The time since the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The instant a duration later.
    ///
    /// - Parameter duration: How much later.
    /// - Returns: That instant.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this instant to another.
    ///
    /// - Parameter other: The other instant.
    /// - Returns: The time between them, negative if the other is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one instant is before another.
    public static func < (one: Instant, other: Instant) -> Bool {
      one.offset < other.offset
    }
  }

  private let state = Lock(TestClockState())

  /// Makes a clock at zero.
  public init() {}

  /// The present, as far as the test has advanced it.
  public var now: Instant { Instant(offset: state.withLock(\.now)) }

  /// Any step, however small, can be told from none.
  public var minimumResolution: Duration { .zero }

  /// How many sleeps have begun and not ended.
  public var sleepers: Int { state.withLock(\.count) }

  /// Waits until the test has advanced the clock to an instant.
  ///
  /// - Parameters:
  ///   - deadline: When to go on; at once if it is not in the future.
  ///   - tolerance: Ignored: a sleeper is woken at its deadline.
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.makeID() }
    defer { state.withLock { $0.rise(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let sleeper = Suspended(continuation)
        switch state.withLock({ $0.fallAsleep(sleeper, as: id, until: deadline.offset) }) {
        case .sleeps: break
        case .isDue: continuation.resume()
        case .isCancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      state.withLock { $0.cancel(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and whoever's time comes go on.
  ///
  /// When it returns, the tasks of scopes that were woken have ended or wait for this test again;
  /// what waits for something else was given a fair chance to run.
  ///
  /// - Parameter duration: How much time passes; none lets go what is due already.
  @MainActor public func advance(by duration: Duration = .zero) async {
    await Turns.few()
    let end = state.withLock { $0.now + duration }
    while let (id, sleeper) = state.withLock({ $0.wake(until: end) }) {
      sleeper.resume()
      await Turns.run { !state.withLock { $0.isRising(id) } && sleeper.task?.isBusy != true }
      await Turns.few()
    }
  }
}
