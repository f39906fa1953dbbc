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

  // Each access to these is a load or a store, in which no other code runs.
  /// Those of the only sink, if that is a ring: an event is written down there as it is. Kept by
  /// `sinks`.
  @usableFromInline let records: Unmanaged<TraceRecords>?
  @exclusivity(unchecked) @usableFromInline var last = 0
  /// What is being handled now; what is recorded meanwhile comes from it.
  @exclusivity(unchecked) @usableFromInline var handling = TraceCause.none
  /// How many runs are in work, one inside the other: all that they lead to bears one time.
  @exclusivity(unchecked) @usableFromInline var runs = 0
  @exclusivity(unchecked) @usableFromInline var runTime = Duration.zero
  /// Whether a task has begun with an event of this trace, so that there is one to ask for.
  @exclusivity(unchecked) var hasStarts = false
  /// What time is read from: one of the two below, which are kept as long as the trace.
  @exclusivity(unchecked) private var stopwatch: Unmanaged<Stopwatch>
  private let first: Stopwatch
  private var trees: Stopwatch?
  /// Whether it has the clock that it keeps.
  private var hasClock: Bool
  private let sinks: [any TraceSink]
  private var isWriting = false

  /// A trace that begins now and tells each of `sinks`, in this order.
  ///
  /// - Parameters:
  ///   - clock: what events are dated by. Without one it is the clock of the first tree that is given
  ///     the trace, unless something was recorded before: then time goes on as it began.
  ///   - payloads: whether messages' values are kept with their events.
  ///   - sinks: where events go.
  public convenience init(
    clock: (any Clock<Duration>)? = nil, payloads: Bool = false, sinks: [any TraceSink]
  ) {
    self.init(
      by: timing(by: clock ?? ContinuousClock()), hasClock: clock != nil, payloads: payloads,
      sinks: sinks)
  }

  /// The same with a clock whose type is known, which costs less to read.
  ///
  /// - Parameters:
  ///   - clock: what events are dated by.
  ///   - payloads: whether messages' values are kept with their events.
  ///   - sinks: where events go.
  @inlinable
  public convenience init(
    clock: some Clock<Duration>, payloads: Bool = false, sinks: [any TraceSink]
  ) {
    self.init(by: reading(clock), hasClock: true, payloads: payloads, sinks: sinks)
  }

  @usableFromInline init(
    by elapsed: @escaping () -> Duration, hasClock: Bool, payloads: Bool, sinks: [any TraceSink]
  ) {
    isOn = true
    keepsPayloads = payloads
    self.sinks = sinks
    let ring = sinks.count == 1 ? sinks.first as? TraceRing : nil
    records = ring.flatMap { $0.capacity > 0 ? Unmanaged.passUnretained($0.records) : nil }
    self.hasClock = hasClock
    first = Stopwatch(elapsed)
    stopwatch = Unmanaged.passUnretained(first)
  }

  private init() {
    isOn = false
    keepsPayloads = false
    sinks = []
    records = nil
    hasClock = true
    first = Stopwatch { .zero }
    stopwatch = Unmanaged.passUnretained(first)
  }

  /// A tree begins to use the trace: its time is the trace's, so that events and delays agree.
  func begin(by clock: any Clock<Duration>) {
    guard !hasClock, last == 0 else { return }
    hasClock = true
    let new = Stopwatch(timing(by: clock))
    trees = new
    stopwatch = Unmanaged.passUnretained(new)
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

  /// Records one step, and returns it as a cause: none, if a sink records while it receives.
  @discardableResult @usableFromInline
  func write(_ step: MessageStep, module: StaticString, ticket: TraceTicket) -> TraceCause {
    guard !isWriting else { return .none }
    let time = runs > 0 ? runTime : elapsed
    let cause = next(because: ticket.cause)
    if let records, ticket.payload == nil {
      let place = records.lend { $0.add() }
      fill(place, cause, because: ticket.cause, module, time)
      place.pointee.names = nil
      place.pointee.own = step
    } else {
      var record = TraceRecord()
      fill(&record, cause, because: ticket.cause, module, time)
      record.own = step
      tell(record.event(with: ticket.payload))
    }
    return cause
  }

  /// Records a message of a target, whose names are kept for good, and makes it what is handled. Only
  /// in a run.
  @inlinable @inline(__always)
  func note(
    _ kind: UInt8, of names: MessageNames, in record: ScopeRecord, because cause: TraceCause,
    to records: Unmanaged<TraceRecords>
  ) {
    let event = next(because: cause)
    handling = event
    let place = records.lend { $0.add() }
    fill(place, event, because: cause, record.name, runTime)
    place.pointee.names = names
    place.pointee.kind = kind
  }

  /// Records the outermost message of a run and makes it what is handled.
  @usableFromInline
  func note(_ step: MessageStep, in record: ScopeRecord?, because cause: TraceCause) {
    handling = write(step, module: record?.name ?? "", ticket: TraceTicket(cause: cause))
  }

  @inlinable @inline(__always)
  func next(because cause: TraceCause) -> TraceCause {
    last &+= 1
    return TraceCause(seq: last, depth: cause.depth &+ 1)
  }

  @inlinable @inline(__always)
  func fill(
    _ place: UnsafeMutablePointer<TraceRecord>, _ event: TraceCause, because cause: TraceCause,
    _ module: StaticString, _ time: Duration
  ) {
    place.pointee.seq = event.seq
    place.pointee.time = time
    place.pointee.cause = cause.seq
    place.pointee.depth = event.depth
    place.pointee.module = module
    place.pointee.hasPayload = false
  }

  private func tell(_ event: TraceEvent) {
    isWriting = true
    for sink in sinks { sink.receive(event) }
    isWriting = false
  }

  /// Whether what is told of messages costs no memory and runs nobody's code: it goes into a ring.
  var isPlain: Bool { records != nil && !keepsPayloads }

  /// The outermost message of a run has come: all that it leads to bears this time. Returns because
  /// of what it has come.
  @discardableResult @usableFromInline
  func startRun() -> TraceCause {
    if runs == 0 { runTime = elapsed }
    runs &+= 1
    return currentCause
  }

  @inlinable func endRun() {
    runs &-= 1
  }

  private var elapsed: Duration {
    stopwatch.lend { $0.elapsed() }
  }
}
