/// Tells who sent what to whom, in order, and because of what (G7).
///
/// ```swift
/// let ring = TraceRing(capacity: 1_000)
/// let app = LifetimeScope("App", trace: Trace(sinks: [ring]))
/// // ... use the app ...
/// for event in ring.events { print(event) }
/// // 1 lifetime opened (App)
/// // 2 intent plus: View -> Unit (App)
/// // 3 output items: Unit -> observers (App, because of 2)
/// ```
///
/// The dispatcher, the spawner, scopes and the navigation surface record by themselves. Code that
/// calls directly records with ``record(_:_:module:from:to:payload:during:)``.
///
/// Off, it costs one branch: no name is copied, no payload evaluated. Payloads are kept only when
/// asked for, without references, and rendered on export. On the main actor.
@MainActor public final class Trace {
  /// The trace that records nothing.
  public static let off = Trace()

  /// Whether anything is recorded.
  public let isOn: Bool
  /// Whether messages' values are kept.
  public let keepsPayloads: Bool

  private let sinks: [any TraceSink]
  private var elapsed: () -> Duration
  /// Whether it has the clock that it keeps.
  private var hasClock: Bool
  private var last = 0
  private var isWriting = false
  private var runTime: Duration?
  var handling: TraceCause?

  /// A trace that begins now and tells each of `sinks`, in this order.
  ///
  /// - Parameters:
  ///   - clock: what events are dated by. Without one it is the clock of the first tree that is given
  ///     the trace, unless something was recorded before: then time goes on as it began.
  ///   - payloads: whether messages' values are kept with their events.
  ///   - sinks: where events go.
  public init(
    clock: (any Clock<Duration>)? = nil, payloads: Bool = false, sinks: [any TraceSink]
  ) {
    isOn = true
    keepsPayloads = payloads
    self.sinks = sinks
    hasClock = clock != nil
    let clock: any Clock<Duration> = clock ?? ContinuousClock()
    elapsed = stopwatch(clock)
  }

  private init() {
    isOn = false
    keepsPayloads = false
    sinks = []
    hasClock = true
    elapsed = { .zero }
  }

  /// A tree begins to use the trace: its time is the trace's, so that events and delays agree.
  func begin(by clock: any Clock<Duration>) {
    guard !hasClock, last == 0 else { return }
    hasClock = true
    elapsed = stopwatch(clock)
  }

  /// Records one step. Its cause is the message being handled now.
  ///
  /// - Complexity: one branch while off.
  @inlinable
  public func record(
    _ kind: TraceKind, _ name: StaticString, module: StaticString = "", from: StaticString = "",
    to: StaticString = "", payload: @autoclosure () -> Any? = nil
  ) {
    guard isOn else { return }
    write(
      MessageStep(kind, name, from: from, to: to), module: module, ticket: ticket(payload()))
  }

  @discardableResult @usableFromInline
  func write(_ step: MessageStep, module: StaticString, ticket: TraceTicket) -> TraceCause? {
    guard !isWriting else { return nil }
    isWriting = true
    defer { isWriting = false }
    last += 1
    let depth = ticket.cause.map { $0.depth + 1 } ?? 0
    let event = TraceEvent(
      seq: last, time: runTime ?? elapsed(), module: module, step: step,
      cause: ticket.cause?.seq, depth: depth, payload: ticket.payload)
    for sink in sinks { sink.receive(event) }
    return TraceCause(trace: ObjectIdentifier(self), seq: event.seq, depth: depth)
  }

  /// The outermost message of a run has come: all that it leads to bears this time. Whether the
  /// caller is the one to end it.
  func startRun() -> Bool {
    guard isOn, runTime == nil else { return false }
    runTime = elapsed()
    return true
  }

  func endRun() {
    runTime = nil
  }
}

/// Measures from now on. A clock's instants have a type of their own, which stays inside.
private func stopwatch<SomeClock: Clock<Duration>>(_ clock: SomeClock) -> () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
