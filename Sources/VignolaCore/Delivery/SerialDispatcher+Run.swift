/// A message that waits for its turn. It keeps its scope's record, never the scope.
@usableFromInline struct QueuedMessage {
  let step: MessageStep
  /// Whether it is delivered even if the run that it waits in is stopped.
  let isKept: Bool
  let record: ScopeRecord?
  let ticket: TraceTicket?
  let run: () -> Void
}

extension SerialDispatcher {
  /// The way of a message that is watched, has to wait or comes too late, or is to be kept when a run
  /// is stopped.
  @usableFromInline
  func post(
    _ step: MessageStep, in record: ScopeRecord?, payload: @autoclosure () -> Any?,
    isKept: Bool = false, run: @escaping () -> Void
  ) {
    explorer?.arrive(at: "a dispatcher")
    counts.sent += 1
    if let record, record.isOver { return drop(step, in: record) }
    let ticket = trace.isOn ? trace.ticket(payload()) : nil
    let message = QueuedMessage(
      step: step, isKept: isKept, record: record, ticket: ticket, run: run)
    if isDelivering {
      budget.sent(step, limit: limit)
      enqueue(message)
    } else {
      flags |= Self.busy
      if trace.isOn { trace.startRun() }
      perform(message)
      drain(startedBy: step)
      if trace.isOn { trace.endRun() }
    }
  }

  @usableFromInline
  func drain(startedBy step: MessageStep) {
    budget.begin()
    drain { step }
  }

  /// Delivers what waits, in a loop: however long the queue, the stack stays as it is. What the run
  /// began with is asked for in the second half of the budget only.
  @inline(never) func drain(_ first: () -> MessageStep) {
    var isNamed = false
    while true {
      if hasSlotted, budget.isAnonymous(limit: limit) {
        deliverSlot()
        continue
      }
      guard let message = dequeue() else { break }
      if let record = message.record, record.isOver {
        drop(message.step, in: record, ticket: message.ticket)
        continue
      }
      if !isNamed { budget.name(first()) }
      isNamed = true
      if budget.spend(on: message.step, limit: limit) {
        if !budget.isAnonymous(limit: limit) { flags |= Self.named }
        perform(message)
      } else {
        stop(at: message)
      }
    }
    finish()
  }

  private func enqueue(_ message: QueuedMessage) {
    queue.append(message)
    flags |= Self.queued
  }

  /// The slot is taken only when nothing else waits, so what lies in it was sent before.
  private func dequeue() -> QueuedMessage? {
    if let first = unslotted() { return first }
    let message = queue.popFirst()
    if queue.isEmpty { flags &= ~Self.queued }
    return message
  }

  func drop(_ step: MessageStep, in record: ScopeRecord, ticket: TraceTicket? = nil) {
    counts.dropped += 1
    record.drop(step, ticket: ticket)
  }

  private func perform(_ message: QueuedMessage) {
    counts.delivered += 1
    guard let ticket = message.ticket else { return message.run() }
    trace.handle(
      message.step, module: message.record?.name ?? "", ticket: ticket, message.run)
  }

  /// The message that broke the budget was taken from the queue and is dropped with the rest, but
  /// for those that are kept: they begin a run of their own, in their order.
  ///
  /// What the dropped messages held is released last: a `deinit` may send.
  private func stop(at message: QueuedMessage) {
    var abandoned = [message]
    while let next = dequeue() { abandoned.append(next) }
    let kept = abandoned.filter(\.isKept)
    for message in kept { enqueue(message) }
    counts.abandoned += abandoned.count - kept.count
    let overflow = DeliveryOverflow(
      cycle: budget.cycle, deliveries: budget.deliveries, dropped: abandoned.count - kept.count)
    budget.end()
    stops += 1
    withExtendedLifetime(abandoned) {
      trace.record(.lifetime, "overflow")
      report(.overflow(overflow))
    }
  }

  private func finish() {
    budget.end()
    stops = 0
    flags &= ~(Self.held | Self.named)
  }
}
