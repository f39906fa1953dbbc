/// A message that waits for its turn. It keeps its scope's record, never the scope.
@usableFromInline struct QueuedMessage {
  let step: MessageStep
  let record: ScopeRecord?
  let ticket: TraceTicket?
  let run: () -> Void
}

extension SerialDispatcher {
  /// The way of a message that is traced, has to wait or comes too late.
  @usableFromInline
  func post(
    _ step: MessageStep, in record: ScopeRecord?, payload: @autoclosure () -> Any?,
    run: @escaping () -> Void
  ) {
    if let record, record.isOver { return record.drop(step) }
    let ticket = trace.isOn ? trace.ticket(payload()) : nil
    let message = QueuedMessage(step: step, record: record, ticket: ticket, run: run)
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
        record.drop(message.step, ticket: message.ticket)
      } else if budget.spend(on: message.step, limit: limit) {
        perform(message)
      } else {
        return stop()
      }
    }
    finish()
  }

  private func perform(_ message: QueuedMessage) {
    guard let ticket = message.ticket else { return message.run() }
    trace.handle(
      message.step, module: message.record?.name ?? "", ticket: ticket, message.run)
  }

  /// The message that broke the budget was taken from the queue and is dropped with the rest.
  ///
  /// What the dropped messages held is released last, when the dispatcher is idle: a `deinit` may
  /// send.
  private func stop() {
    let abandoned = queue
    queue = DeliveryQueue()
    let overflow = DeliveryOverflow(
      cycle: budget.cycle, deliveries: budget.deliveries, dropped: abandoned.count + 1)
    withExtendedLifetime(abandoned) {
      finish()
      trace.record(.lifetime, "overflow")
      report(.overflow(overflow))
    }
  }

  private func finish() {
    budget.end()
    flags &= ~Self.busy
  }
}
