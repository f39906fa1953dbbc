import MVI
import Observation
import VignolaCore

/// Shows a screen of MVI's.
final class MVIApp: SoakedApp {
  let scope = soakedScope()
  private let surface: NavigationSurface
  private let tally = Tally()

  init() {
    surface = NavigationSurface(on: HeadlessStage(), in: scope)
    surface.setRoot { _ in EmptyScreen() }
  }

  var heard: Int { tally.heard }

  func visit() {
    let screen = SoakedContainerScreen(in: scope.child("Soaked"), tally)
    surface.push({ _ in screen })
    for number in 0..<100 { screen.container.onTap(number) }
    surface.pop()
  }
}

@MainActor protocol SoakedState {
  var number: Int { get }
}

@MainActor @Observable final class SoakedModel: SoakedState {
  var number = 0
}

@MainActor final class SoakedIntent {
  private let model: SoakedModel
  private let tally: Tally
  private let routes: RouterEvents<Int, String>

  init(_ model: SoakedModel, _ routes: RouterEvents<Int, String>, _ tally: Tally) {
    self.model = model
    self.routes = routes
    self.tally = tally
  }

  func onTap(_ number: Int) {
    model.number = number
    tally.heard += 1
    if number == 50 { routes.routeTo(number) }
  }
}

extension MVIContainer<SoakedIntent, any SoakedState> {
  func onTap(_ number: Int) { send("onTap", number) { $0.onTap($1) } }
}

final class SoakedContainerScreen: Screen {
  let container: MVIContainer<SoakedIntent, any SoakedState>
  private let routes: RouterEvents<Int, String>

  init(in scope: LifetimeScope, _ tally: Tally) {
    let model = SoakedModel()
    routes = RouterEvents(in: scope)
    container = MVIContainer(
      intent: SoakedIntent(model, routes, tally), state: model, in: scope)
    routes.attach { _ in }
  }
}
