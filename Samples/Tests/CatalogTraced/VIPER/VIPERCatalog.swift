@testable import CatalogVIPER

/// What the presenter of the list tells its view. The view it stands for is not kept.
@MainActor final class VIPERCatalogView: CatalogViewInput {
  weak var view: (any CatalogViewInput)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func show(_ display: CatalogDisplay) { link.says("show") { view?.show(display) } }
}

/// What the view of the list tells its presenter.
@MainActor final class VIPERCatalogOutput: CatalogViewOutput {
  private let presenter: any CatalogViewOutput
  private let shows: VIPERCatalogView
  private let link: TracedLink

  init(_ presenter: any CatalogViewOutput, keeping shows: VIPERCatalogView, _ link: TracedLink) {
    self.presenter = presenter
    self.shows = shows
    self.link = link
  }

  func viewIsReady() { link.says("viewIsReady") { presenter.viewIsReady() } }
  func plusTapped(_ item: Int) { link.says("plusTapped") { presenter.plusTapped(item) } }
  func minusTapped(_ item: Int) { link.says("minusTapped") { presenter.minusTapped(item) } }
  func rowTapped(_ item: Int) { link.says("rowTapped") { presenter.rowTapped(item) } }
  func cartTapped() { link.says("cartTapped") { presenter.cartTapped() } }
}

/// What the interactor of the list tells its presenter, which is not kept.
@MainActor final class VIPERCatalogLoads: CatalogInteractorOutput {
  weak var presenter: (any CatalogInteractorOutput)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func loaded(_ contents: CatalogContents) {
    link.says("loaded") { presenter?.loaded(contents) }
  }
}

/// What the presenter of the list tells its interactor.
@MainActor final class VIPERCatalogInteractor: CatalogInteractorInput {
  private let interactor: any CatalogInteractorInput
  private let loads: VIPERCatalogLoads
  private let link: TracedLink

  init(
    _ interactor: any CatalogInteractorInput, keeping loads: VIPERCatalogLoads, _ link: TracedLink
  ) {
    self.interactor = interactor
    self.loads = loads
    self.link = link
  }

  func loadContents() { link.says("loadContents") { interactor.loadContents() } }
  func add(_ item: Int) { link.says("add") { interactor.add(item) } }
  func remove(_ item: Int) { link.says("remove") { interactor.remove(item) } }
}

/// What the presenter of the list tells its router. Routers make modules, so the traced one makes a
/// traced cart.
@MainActor final class VIPERCatalogRouter: CatalogRouterInput {
  private let router: any CatalogRouterInput
  private let cart: () -> Void
  private let link: TracedLink

  init(
    _ router: any CatalogRouterInput, cart: @escaping () -> Void, _ link: TracedLink
  ) {
    self.router = router
    self.cart = cart
    self.link = link
  }

  func openDetail(of item: Int) { link.says("openDetail") { router.openDetail(of: item) } }
  func openCart() { link.says("openCart") { cart() } }
}
