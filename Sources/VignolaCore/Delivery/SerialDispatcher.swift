/// Delivers the messages of a tree of modules one after the other: the first sent is the first
/// delivered, and none before the one in work is done (G1).
///
/// ```swift
/// let dispatcher = SerialDispatcher()
/// dispatcher.send("a", as: MessageStep(.event, "letter")) { letter in
///   dispatcher.send("b", as: MessageStep(.event, "letter")) { print($0) }
///   print(letter)
/// }
/// // a
/// // b
/// ```
///
/// A module rarely calls it: ``LifetimeScope/deliver(_:_:from:to:payload:_:)`` says more in less.
/// One dispatcher serves a tree, made by the tree's root scope, so a child's output reaches its
/// parent after the child's own message has reached everyone. When the outermost `send` returns,
/// everything that it led to is done.
///
/// More than ``limit`` deliveries in one outermost `send` stop it: what waits is dropped, a report
/// names the messages that go round, and the next `send` works. Only what tells that a screen or a
/// flow is gone is delivered all the same (G5). Messages of a scope that is over are dropped,
/// counted and traced (G4).
///
/// On the main actor. It does not wait for tasks: what a handler starts asynchronously is a new
/// `send` later.
@MainActor public final class SerialDispatcher {
  /// Where deliveries are traced.
  public let trace: Trace
  /// How many deliveries one outermost `send` may lead to; less than one counts as one. A test that
  /// queues a million on purpose raises it.
  @exclusivity(unchecked) public var limit = 10_000 {
    didSet { half = limit / 2 }
  }
  @exclusivity(unchecked) @usableFromInline var half: Int

  // Each of them but `traced` and `watched` holds only while a run is in work, so that one comparison
  // tells all.
  @inlinable static var busy: UInt8 { 1 }
  /// Messages are traced into a ring, without their values, which needs no memory.
  @inlinable static var traced: UInt8 { 2 }
  /// Nothing is delivered on a short way: a test explores the orders of tasks and looks at who sends,
  /// or a trace is told of each message with its value, or by whoever else listens.
  static var watched: UInt8 { 4 }
  /// A target's message began the run, and the target is kept by whoever sent it.
  @inlinable static var held: UInt8 { 8 | busy }
  /// A message of that target lies in the slot, and was sent before all that waits.
  @inlinable static var slotted: UInt8 { 16 | held }
  /// Another target's message lies in the slot, with its address, and was sent before all.
  @inlinable static var addressed: UInt8 { 32 | busy }
  /// Messages wait in the queue.
  @inlinable static var queued: UInt8 { 64 }
  /// The run is in the half of its budget in which senders are noted.
  @inlinable static var named: UInt8 { 128 }
  // No other code runs while one of these is changed, so that the checks for overlap, which cost more
  // than a delivery, would find nothing.
  /// Zero when idle and untraced: the only test on the way of a message that needs no queue.
  @exclusivity(unchecked) @usableFromInline var flags: UInt8
  /// Beside the flags, so that both are changed by one store.
  @exclusivity(unchecked) @usableFromInline var slotKind: UInt8 = 0
  @usableFromInline let slot = DeliverySlot()
  /// Because of what the message in the slot was sent, if `traced`.
  @exclusivity(unchecked) @usableFromInline var slotCause = TraceCause.none
  /// The target whose message began the run in work, if `held`; it is alive as long as that.
  @exclusivity(unchecked) @usableFromInline var begunID: UInt = 0
  /// The same, when not only its own messages wait.
  @exclusivity(unchecked) unowned(unsafe) var begun: (any DeliveryTarget)?
  @exclusivity(unchecked) @usableFromInline var queue = DeliveryQueue<QueuedMessage>()
  @exclusivity(unchecked) var budget = DeliveryBudget()
  /// How often the run in work was stopped: once, and again when what was kept went round too.
  @exclusivity(unchecked) var stops = 0
  /// Whether the run was stopped twice, so that endings themselves go round: nothing new is opened
  /// until all of them are told.
  package var isExhausted: Bool { stops > 1 }
  @exclusivity(unchecked) var counts = DeliveryTally()
  /// How many were sent and delivered on a short way: by the slot, or traced into a ring.
  @exclusivity(unchecked) @usableFromInline var passed = 0
  /// Where the messages went that were not delivered on the spot.
  package var tally: DeliveryTally {
    var tally = counts
    tally.sent += passed
    tally.delivered += passed
    return tally
  }
  let report: @MainActor (Report) -> Void
  let explorer = TaskStarter.current.explorer

  /// A dispatcher of its own. A tree of modules gets its one from its root ``LifetimeScope``.
  public init(
    trace: Trace = .off, report: @escaping @MainActor (Report) -> Void = Report.print
  ) {
    self.trace = trace
    self.report = report
    half = limit / 2
    let isWatched = explorer != nil || trace.isOn && !trace.isPlain
    flags = (trace.isPlain ? Self.traced : 0) | (isWatched ? Self.watched : 0)
  }

  /// Whether a message is being delivered now.
  public var isDelivering: Bool { flags & Self.busy != 0 }

  /// Delivers `message` at once when nothing else is being delivered, else after everything that
  /// waits already. Dropped when `scope` is over by then.
  ///
  /// - Complexity: O(1), and without an allocation when idle, untraced and `deliver` captures
  ///   nothing. A message that has to wait costs one.
  @inlinable
  public func send<Message>(
    _ message: Message, as step: MessageStep, in scope: LifetimeScope? = nil,
    deliver: @escaping (Message) -> Void
  ) {
    send(message, as: step, in: scope?.record, payload: message, deliver: deliver)
  }

  /// The same for a message that is more than what a trace should keep of it.
  ///
  /// `payload` is what a trace keeps of it, evaluated only when it is asked for.
  @inlinable
  public func send<Message>(
    _ message: Message, as step: MessageStep, in scope: LifetimeScope?,
    payload: @autoclosure () -> Any?, deliver: @escaping (Message) -> Void
  ) {
    send(message, as: step, in: scope?.record, payload: payload(), deliver: deliver)
  }

  @inlinable
  func send<Message>(
    _ message: Message, as step: MessageStep, in record: ScopeRecord?,
    payload: @autoclosure () -> Any?, deliver: @escaping (Message) -> Void
  ) {
    guard begins(in: record) else {
      return sendTraced(message, as: step, in: record, payload: payload(), deliver: deliver)
    }
    deliver(message)
    ends(startedBy: step)
  }

  /// Begins a run, when nothing is being delivered and no trace is to be told: whoever asked then
  /// delivers the message that it is of, and ends it.
  @inlinable @inline(__always)
  func begins(in record: ScopeRecord?) -> Bool {
    guard flags == 0, record?.isOver != true else { return false }
    flags = Self.busy
    return true
  }

  /// Ends a run with all that its message led to.
  @inlinable @inline(__always)
  func ends(startedBy step: @autoclosure () -> MessageStep) {
    if flags == Self.busy {
      flags = 0
    } else {
      drain(startedBy: step())
    }
  }
}
