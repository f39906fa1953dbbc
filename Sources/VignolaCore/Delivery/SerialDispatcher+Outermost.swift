// The shortest way of a message: nothing else is being delivered, and nothing is traced. It is delivered
// where it is sent, so that it need not be put together, nor what it concerns be kept.
extension SerialDispatcher {
  /// Delivers the outermost message at once, and what it leads to, if nothing is in work, nobody traces
  /// and the record's scope is not over.
  ///
  /// - Parameters:
  ///   - step: What a report calls it, should its run not come to an end.
  ///   - record: The life that it belongs to.
  ///   - deliver: Hands it to its receiver.
  /// - Returns: Whether it was delivered. If not, it is to be sent.
  /// - Complexity: O(1), without an allocation.
  @inlinable @inline(__always)
  package func deliverOutermost(
    as step: @autoclosure () -> MessageStep, in record: ScopeRecord, _ deliver: () -> Void
  ) -> Bool {
    guard flags == 0, !record.isOver else { return false }
    flags = Self.busy
    deliver()
    if flags == Self.busy {
      flags = 0
    } else {
      drain(startedBy: step())
    }
    return true
  }
}
