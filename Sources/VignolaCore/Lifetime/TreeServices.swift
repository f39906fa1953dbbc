/// What all scopes of a tree share, made by its root.
@MainActor final class TreeServices {
  let dispatcher: SerialDispatcher
  let clock: any Clock<Duration>
  let report: @MainActor (Report) -> Void
  let starter = TaskStarter.current

  var trace: Trace { dispatcher.trace }

  init(
    trace: Trace, clock: (any Clock<Duration>)?, report: @escaping @MainActor (Report) -> Void
  ) {
    dispatcher = SerialDispatcher(trace: trace, report: report)
    self.clock = clock ?? starter.explorer?.clock ?? ContinuousClock()
    self.report = report
    trace.begin(by: self.clock)
  }
}
