import MVI
import VignolaCore
import VignolaTesting

/// What was noted, in order.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen without a toolkit: it holds the container, and is the router too.
final class CounterScreen: Screen {
  let container: CounterContainer
  let routes: RouterEvents<CounterRoute, String>

  init(_ container: CounterContainer, routes: RouterEvents<CounterRoute, String>) {
    self.container = container
    self.routes = routes
  }
}

final class EmptyScreen: Screen {}

/// An app that shows counters on a surface without a toolkit.
@MainActor final class Stand {
  let ring = TraceRing()
  let stage = HeadlessStage()
  let scope: LifetimeScope
  let surface: NavigationSurface
  let diary = Diary()
  /// What a counter loads its start by.
  var load: @MainActor () async throws -> Int = { 0 }
  /// Is told of intent and model as they are made.
  var watch: (AnyObject) -> Void = { _ in }
  /// Is called with each event of a counter's intent.
  var onEvent: (String) -> Void = { _ in }
  /// The counter opened last, while it lives.
  private(set) weak var top: CounterScreen?

  init(payloads: Bool = false) {
    scope = LifetimeScope("App", trace: Trace(payloads: payloads, sinks: [ring]))
    surface = NavigationSurface(on: stage, in: scope)
    surface.setRoot { _ in EmptyScreen() }
  }

  /// What the user sees, and what lies below it.
  var shown: String { "\(stage.shown)" }

  /// Opens a counter over the app's first screen.
  @discardableResult
  func open() -> CounterScreen? {
    surface.push({ make(nil, at: $0) })
    return top
  }

  func make(_ result: MVIResult<Int>?, at place: ScreenHandle) -> CounterScreen {
    let (container, routes) = parts(result)
    routes.attach { [weak self] event in
      switch event {
      case .route(.counter(let result)):
        place.push(for: result) { at in
          guard let self else { return EmptyScreen() }
          return self.make(result, at: at)
        }
      case .alert(let text): place.alert(text)
      case .dismiss: place.close()
      }
    }
    let screen = CounterScreen(container, routes: routes)
    top = screen
    return screen
  }

  func parts(
    _ result: MVIResult<Int>? = nil
  ) -> (CounterContainer, RouterEvents<CounterRoute, String>) {
    let scope = scope.child("Counter")
    let model = CounterModel(in: scope)
    let routes = RouterEvents<CounterRoute, String>(in: scope)
    let logic = CounterLogic(
      model: model, load: load, routes: routes, result: result, in: scope,
      onEvent: { [diary, weak self] line in
        diary.write(line)
        self?.onEvent(line)
      })
    watch(logic)
    watch(model)
    return (CounterContainer(intent: logic, state: model, in: scope), routes)
  }
}

/// Lets others have their turns until something is so, though not for ever.
@MainActor func yield(until isSo: () -> Bool) async {
  for _ in 0..<100_000 {
    if isSo() { return }
    await Task.yield()
  }
}

/// What comes through a gate, for whom it does not matter whether he is cancelled meanwhile.
@MainActor func deaf<Value: Sendable>(_ gate: TestGate<Value>) async throws -> Value {
  var outcome: Result<Value, any Error>?
  await Exploration.task {
    do {
      outcome = .success(try await gate.value())
    } catch {
      outcome = .failure(error)
    }
  }.value
  guard let outcome else { throw CancellationError() }
  return try outcome.get()
}

/// Looks at an object without keeping it.
final class Part {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

extension Ending {
  /// What came, without the names of the types.
  var text: String {
    switch self {
    case .finished(let outcome): "finished \(outcome)"
    case .removed(let removal): "removed \(removal)"
    }
  }
}
