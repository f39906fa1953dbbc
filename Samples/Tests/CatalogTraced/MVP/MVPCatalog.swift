import Shop

@testable import CatalogMVP

/// What the presenter of the list tells its view. The view it stands for is not kept.
@MainActor final class MVPCatalogView: CatalogView {
  weak var view: (any CatalogView)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func show(_ display: CatalogDisplay) { link.says("show") { view?.show(display) } }
}

/// What the view of the list tells its presenter.
@MainActor final class MVPCatalogOutput: CatalogViewOutput {
  private let presenter: any CatalogViewOutput
  private let shows: MVPCatalogView
  private let link: TracedLink

  init(_ presenter: any CatalogViewOutput, keeping shows: MVPCatalogView, _ link: TracedLink) {
    self.presenter = presenter
    self.shows = shows
    self.link = link
  }

  func viewIsReady() { link.says("viewIsReady") { presenter.viewIsReady() } }
  func plusTapped(_ item: Item.ID) { link.says("plusTapped") { presenter.plusTapped(item) } }
  func minusTapped(_ item: Item.ID) { link.says("minusTapped") { presenter.minusTapped(item) } }
  func rowTapped(_ item: Item.ID) { link.says("rowTapped") { presenter.rowTapped(item) } }
  func cartTapped() { link.says("cartTapped") { presenter.cartTapped() } }
}
