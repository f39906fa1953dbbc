import MVI
import Observation
import VignolaCore

/// The smallest screen that has every part: it counts, loads a start for that, opens another of its
/// kind, and tells its parent what it has counted.
@MainActor protocol CounterIntent: AnyObject {
  func viewOnAppear() async
  func onTapPlus(_ number: Int)
  func onTapRetry()
  func onTapOpen()
  func onTapDone()
}

@MainActor protocol CounterModelState {
  var title: String { get }
  var start: Loadable<String> { get }
  var count: Observed<Int> { get }
}

@MainActor protocol CounterModelActions: AnyObject {
  func show(count: Int)
  func show(_ step: MVIRequest<Int>.Step)
}

enum CounterRoute: Sendable { case counter(MVIResult<Int>) }

@MainActor @Observable final class CounterModel: CounterModelState, CounterModelActions {
  private(set) var title = "0" {
    didSet { scope.trace.record(.state, "title", module: "Counter", from: "Model") }
  }
  private(set) var start = Loadable<String>.loading
  let count: Observed<Int>
  @ObservationIgnored private let scope: LifetimeScope

  init(in scope: LifetimeScope) {
    self.scope = scope
    count = Observed(0, as: "count", in: scope)
  }

  func show(count new: Int) {
    title = "\(new)"
    count.set(new)
  }

  func show(_ step: MVIRequest<Int>.Step) {
    start = step.loadable { ("\($0)", canRetry: true) }.map { "from \($0)" }
  }
}

final class CounterLogic: CounterIntent {
  private let model: any CounterModelActions
  private let request: MVIRequest<Int>
  private let routes: RouterEvents<CounterRoute, String>
  private let result: MVIResult<Int>?
  private let scope: LifetimeScope
  private let onEvent: (String) -> Void
  private var count = 0

  init(
    model: any CounterModelActions, load: @escaping @MainActor () async throws -> Int,
    routes: RouterEvents<CounterRoute, String>, result: MVIResult<Int>?, in scope: LifetimeScope,
    onEvent: @escaping (String) -> Void
  ) {
    self.model = model
    self.routes = routes
    self.result = result
    self.scope = scope
    self.onEvent = onEvent
    request = MVIRequest("start", in: scope, load)
    request.bind(to: self) { logic, step in
      if case .value(let start) = step { logic.count = start }
      model.show(step)
    }
  }

  func viewOnAppear() async {
    await request.load()
  }

  func onTapRetry() {
    request.retry()
  }

  func onTapPlus(_ number: Int) {
    onEvent("plus \(number)")
    count += number
    model.show(count: count)
    onEvent("plus \(number) is done")
  }

  func onTapOpen() {
    routes.routeTo(
      .counter(
        MVIResult("counted", to: self, in: scope) { logic, ending in
          logic.onEvent("child \(ending.text)")
        }))
  }

  func onTapDone() {
    result?.send(count)
    routes.dismiss()
    onEvent("done")
  }
}

typealias CounterContainer = MVIContainer<any CounterIntent, any CounterModelState>

/// How the view's events are sent.
extension MVIContainer<any CounterIntent, any CounterModelState> {
  func viewOnAppear() async { await perform("viewOnAppear") { await $0.viewOnAppear() } }
  func onTapPlus(_ number: Int) { send("onTapPlus", number) { $0.onTapPlus($1) } }
  func onTapRetry() { send("onTapRetry") { $0.onTapRetry() } }
  func onTapOpen() { send("onTapOpen") { $0.onTapOpen() } }
  func onTapDone() { send("onTapDone") { $0.onTapDone() } }
}
