import SVIP
import VignolaCore

/// Shows a screen of SVIP's, whose interactor answers the last of a hundred commands.
final class SVIPApp: SoakedApp {
  let scope = soakedScope()
  private let surface: NavigationSurface
  private let tally = Tally()

  init() {
    surface = NavigationSurface(on: HeadlessStage(), in: scope)
    surface.setRoot { _ in EmptyScreen() }
  }

  var heard: Int { tally.heard }

  func visit() async {
    let presenter = SoakedPresenting()
    let screen = SoakedMailboxScreen(SoakedLogic(presenter), in: scope.child("Soaked"), tally)
    presenter.view = screen
    surface.push({ _ in screen })
    await withCheckedContinuation { shown in
      screen.onShow = { shown.resume() }
      for _ in 0..<100 { screen.interactor.send { await $0.tapped() } }
    }
    surface.pop()
  }
}

protocol SoakedInteractor: SVIPInteractor {
  func tapped() async
}

actor SoakedLogic: SoakedInteractor {
  private let presenter: SoakedPresenting
  private var count = 0

  init(_ presenter: SoakedPresenting) {
    self.presenter = presenter
  }

  func tapped() async {
    count += 1
    if count == 100 { await presenter.present(count) }
  }
}

final class SoakedPresenting: SVIPPresenter {
  weak var view: SoakedMailboxScreen?
  var ui: (any SystemUI)? { nil }

  func present(_ count: Int) { view?.show(count) }
}

final class SoakedMailboxScreen: Screen {
  let interactor: Mailbox<any SoakedInteractor>
  var onShow: () -> Void = {}
  private let scope: LifetimeScope
  private let tally: Tally

  init(_ logic: SoakedLogic, in scope: LifetimeScope, _ tally: Tally) {
    self.scope = scope
    self.tally = tally
    interactor = Mailbox(logic, as: "SoakedInteractor", in: scope)
    scope.register(self, as: "SoakedMailboxScreen")
    scope.register(logic, as: "SoakedLogic")
  }

  func show(_ count: Int) {
    tally.heard += count
    onShow()
  }
}
