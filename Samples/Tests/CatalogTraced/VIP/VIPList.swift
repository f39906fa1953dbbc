@testable import CatalogVIP

/// What the presenter of the list has displayed. The view controller is not kept.
@MainActor final class VIPListDisplay: ListItemsDisplayLogic {
  weak var viewController: (any ListItemsDisplayLogic)?
  private let link: TracedLink

  init(_ link: TracedLink) {
    self.link = link
  }

  func displayItems(viewModel: ListItems.FetchItems.ViewModel) {
    link.says("displayItems") { viewController?.displayItems(viewModel: viewModel) }
  }

  func displaySelectedItem(viewModel: ListItems.SelectItem.ViewModel) {
    link.says("displaySelectedItem") { viewController?.displaySelectedItem(viewModel: viewModel) }
  }
}

/// What the view controller of the list asks of its interactor.
@MainActor final class VIPListBusiness: ListItemsBusinessLogic {
  private let interactor: any ListItemsBusinessLogic
  private let displays: VIPListDisplay
  private let link: TracedLink

  init(
    _ interactor: any ListItemsBusinessLogic, keeping displays: VIPListDisplay, _ link: TracedLink
  ) {
    self.interactor = interactor
    self.displays = displays
    self.link = link
  }

  func fetchItems(request: ListItems.FetchItems.Request) {
    link.says("fetchItems") { interactor.fetchItems(request: request) }
  }

  func addItem(request: ListItems.AddItem.Request) {
    link.says("addItem") { interactor.addItem(request: request) }
  }

  func removeItem(request: ListItems.RemoveItem.Request) {
    link.says("removeItem") { interactor.removeItem(request: request) }
  }

  func selectItem(request: ListItems.SelectItem.Request) {
    link.says("selectItem") { interactor.selectItem(request: request) }
  }
}

/// What the interactor of the list has its presenter word.
@MainActor final class VIPListPresentation: ListItemsPresentationLogic {
  private let presenter: any ListItemsPresentationLogic
  private let link: TracedLink

  init(_ presenter: any ListItemsPresentationLogic, _ link: TracedLink) {
    self.presenter = presenter
    self.link = link
  }

  func presentItems(response: ListItems.FetchItems.Response) {
    link.says("presentItems") { presenter.presentItems(response: response) }
  }

  func presentSelectedItem(response: ListItems.SelectItem.Response) {
    link.says("presentSelectedItem") { presenter.presentSelectedItem(response: response) }
  }
}

/// Where the view controller of the list leads. Routers make scenes, so the traced one makes a traced
/// cart.
@MainActor final class VIPListRouting: ListItemsRoutingLogic, ListItemsDataPassing {
  private let router: any ListItemsRoutingLogic & ListItemsDataPassing
  private let cart: () -> Void
  private let link: TracedLink

  init(
    _ router: any ListItemsRoutingLogic & ListItemsDataPassing, cart: @escaping () -> Void,
    _ link: TracedLink
  ) {
    self.router = router
    self.cart = cart
    self.link = link
  }

  var dataStore: any ListItemsDataStore { router.dataStore }

  func routeToShowItem() { link.says("routeToShowItem") { router.routeToShowItem() } }
  func routeToShowCart() { link.says("routeToShowCart") { cart() } }
}
