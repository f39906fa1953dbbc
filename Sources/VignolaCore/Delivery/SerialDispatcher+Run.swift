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
  /// The way of a message that is traced, has to wait or comes too late, or is to be kept when a run
  /// is stopped.
  @usableFromInline
  func post(
    _ step: MessageStep, in record: ScopeRecord?, payload: @autoclosure () -> Any?,
    isKept: Bool = false, run: @escaping () -> Void
  ) {
    tally.sent += 1
    if let record, record.isOver { return drop(step, in: record) }
    let ticket = trace.isOn ? trace.ticket(payload()) : nil
    let message = QueuedMessage(
      step: step, isKept: isKept, record: record, ticket: ticket, run: run)
    if isDelivering {
      budget.sent(step, limit: limit)
      queue.append(message)
    } else {
      flags |= Self.busy
      let ownsTime = trace.startRun()
      perform(message)
      drain(startedBy: step)
      if ownsTime { trace.endRun() }
    }
  }

  /// Delivers what waits, in a loop: however long the queue, the stack stays as it is.
  @usableFromInline
  func drain(startedBy step: MessageStep) {
    budget.start(with: step)
    while let message = queue.popFirst() {
      if let record = message.record, record.isOver {
        drop(message.step, in: record, ticket: message.ticket)
      } else if budget.spend(on: message.step, limit: limit) {
        perform(message)
      } else {
        stop(at: message)
      }
    }
    finish()
  }

  private func drop(_ step: MessageStep, in record: ScopeRecord, ticket: TraceTicket? = nil) {
    tally.dropped += 1
    record.drop(step, ticket: ticket)
  }

  private func perform(_ message: QueuedMessage) {
    tally.delivered += 1
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
    while let next = queue.popFirst() { abandoned.append(next) }
    let kept = abandoned.filter(\.isKept)
    for message in kept { queue.append(message) }
    tally.abandoned += abandoned.count - kept.count
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
    flags &= ~Self.busy
  }
}
