@testable import CatalogVIP

/// What the presenter of the cart has displayed. The view controller is not kept.
@MainActor final class VIPCartDisplay: ShowCartDisplayLogic {
  weak var viewController: (any ShowCartDisplayLogic)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func displayLines(viewModel: ShowCart.FetchLines.ViewModel) {
    link.says("displayLines") { viewController?.displayLines(viewModel: viewModel) }
  }

  func displayBought(viewModel: ShowCart.BuyAll.ViewModel) {
    link.says("displayBought") { viewController?.displayBought(viewModel: viewModel) }
  }
}

/// What the view controller of the cart asks of its interactor.
@MainActor final class VIPCartBusiness: ShowCartBusinessLogic {
  private let interactor: any ShowCartBusinessLogic
  private let displays: VIPCartDisplay
  private let link: TracedLink

  init(
    _ interactor: any ShowCartBusinessLogic, keeping displays: VIPCartDisplay, _ link: TracedLink
  ) {
    self.interactor = interactor
    self.displays = displays
    self.link = link
  }

  func fetchLines(request: ShowCart.FetchLines.Request) {
    link.says("fetchLines") { interactor.fetchLines(request: request) }
  }

  func buyAll(request: ShowCart.BuyAll.Request) {
    link.says("buyAll") { interactor.buyAll(request: request) }
  }
}

/// What the interactor of the cart has its presenter word.
@MainActor final class VIPCartPresentation: ShowCartPresentationLogic {
  private let presenter: any ShowCartPresentationLogic
  private let link: TracedLink

  init(_ presenter: any ShowCartPresentationLogic, _ link: TracedLink) {
    self.presenter = presenter
    self.link = link
  }

  func presentLines(response: ShowCart.FetchLines.Response) {
    link.says("presentLines") { presenter.presentLines(response: response) }
  }

  func presentBought(response: ShowCart.BuyAll.Response) {
    link.says("presentBought") { presenter.presentBought(response: response) }
  }
}

/// Where the view controller of the cart leads.
@MainActor final class VIPCartRouting: ShowCartRoutingLogic {
  private let router: any ShowCartRoutingLogic
  private let link: TracedLink

  init(_ router: any ShowCartRoutingLogic, _ link: TracedLink) {
    self.router = router
    self.link = link
  }

  func routeToListItems() { link.says("routeToListItems") { router.routeToListItems() } }
}
