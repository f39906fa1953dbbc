// The short way while messages are traced into a ring: the same as without, but that each is written
// down before it is delivered, and takes along because of what it was sent.
extension SerialDispatcher {
  /// Delivers the outermost message where it is sent; another waits.
  @inlinable @inline(never)
  func sendTraced<Message>(
    _ message: Message, as step: MessageStep, in record: ScopeRecord?,
    payload: @autoclosure () -> Any?, deliver: @escaping (Message) -> Void
  ) {
    guard flags == Self.traced, record?.isOver != true else {
      return post(step, in: record, payload: payload()) { deliver(message) }
    }
    flags = Self.busy | Self.traced
    passed &+= 1
    let outer = trace.handling
    trace.note(step, in: record, because: trace.startRun())
    deliver(message)
    trace.handling = outer
    if flags == Self.busy | Self.traced {
      flags = Self.traced
    } else {
      drain(startedBy: step)
    }
    trace.endRun()
  }
}
