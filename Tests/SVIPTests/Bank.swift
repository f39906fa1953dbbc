import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// A worker that waits for the test.
struct GateWorker: PinWorker {
  let check = TestGate<Bool>()
  let finger = TestGate<Void>()

  func isRight(pin: [Int]) async throws -> Bool { try await check.value() }
  func authenticate() async throws { try await finger.value() }
}

/// An app that shows the pin module on a surface without a toolkit.
@MainActor final class Bank {
  let ring = TraceRing()
  let stage = HeadlessStage()
  let scope: LifetimeScope
  let surface: NavigationSurface
  let diary = Diary()
  /// The module's view, while it lives.
  private(set) weak var view: PinView?

  init() {
    scope = LifetimeScope("Bank", trace: Trace(sinks: [ring]))
    surface = NavigationSurface(on: stage, in: scope)
    surface.setRoot { _ in EmptyScreen() }
  }

  /// Opens the module over the app's first screen.
  func open(_ worker: any PinWorker, watch: (AnyObject) -> Void = { _ in }) {
    surface.push { place in
      let view = pinConfigurator(
        worker: worker, at: place, in: scope, diary: diary, watch: watch)
      self.view = view
      return view
    }
  }

  /// What the user sees, and what lies below it.
  var shown: String { "\(stage.shown)" }

  /// Taps digits as fast as that goes.
  func tap(_ digits: Int...) {
    for digit in digits { view?.tap(digit) }
  }

  /// Lets everything come to rest, and reads what the view has shown since the last time.
  func read() async throws -> [String] {
    try await settle(scope)
    defer { diary.lines = [] }
    return diary.lines
  }
}
