@testable import CatalogMVP

/// What the presenter of the cart tells its view. The view it stands for is not kept.
@MainActor final class MVPCartView: CartView {
  weak var view: (any CartView)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func show(_ lines: [CartLine]) { link.says("show") { view?.show(lines) } }
}

/// What the view of the cart tells its presenter.
@MainActor final class MVPCartOutput: CartViewOutput {
  private let presenter: any CartViewOutput
  private let shows: MVPCartView
  private let link: TracedLink

  init(_ presenter: any CartViewOutput, keeping shows: MVPCartView, _ link: TracedLink) {
    self.presenter = presenter
    self.shows = shows
    self.link = link
  }

  func viewIsReady() { link.says("viewIsReady") { presenter.viewIsReady() } }
  func buyAllTapped() { link.says("buyAllTapped") { presenter.buyAllTapped() } }
}
