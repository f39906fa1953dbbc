@testable import CatalogVIPER

/// What the presenter of the cart tells its view. The view it stands for is not kept.
@MainActor final class VIPERCartView: CartViewInput {
  weak var view: (any CartViewInput)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func show(_ rows: [CartRow]) { link.says("show") { view?.show(rows) } }
}

/// What the view of the cart tells its presenter.
@MainActor final class VIPERCartOutput: CartViewOutput {
  private let presenter: any CartViewOutput
  private let shows: VIPERCartView
  private let link: TracedLink

  init(_ presenter: any CartViewOutput, keeping shows: VIPERCartView, _ link: TracedLink) {
    self.presenter = presenter
    self.shows = shows
    self.link = link
  }

  func viewIsReady() { link.says("viewIsReady") { presenter.viewIsReady() } }
  func buyAllTapped() { link.says("buyAllTapped") { presenter.buyAllTapped() } }
}

/// What the interactor of the cart tells its presenter, which is not kept.
@MainActor final class VIPERCartLoads: CartInteractorOutput {
  weak var presenter: (any CartInteractorOutput)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func loaded(_ lines: [CartLine]) { link.says("loaded") { presenter?.loaded(lines) } }
  func bought() { link.says("bought") { presenter?.bought() } }
}

/// What the presenter of the cart tells its interactor.
@MainActor final class VIPERCartInteractor: CartInteractorInput {
  private let interactor: any CartInteractorInput
  private let loads: VIPERCartLoads
  private let link: TracedLink

  init(
    _ interactor: any CartInteractorInput, keeping loads: VIPERCartLoads, _ link: TracedLink
  ) {
    self.interactor = interactor
    self.loads = loads
    self.link = link
  }

  func loadLines() { link.says("loadLines") { interactor.loadLines() } }
  func buyAll() { link.says("buyAll") { interactor.buyAll() } }
}

/// What the presenter of the cart tells its router.
@MainActor final class VIPERCartRouter: CartRouterInput {
  private let router: any CartRouterInput
  private let link: TracedLink

  init(_ router: any CartRouterInput, _ link: TracedLink) {
    self.router = router
    self.link = link
  }

  func close() { link.says("close") { router.close() } }
}
