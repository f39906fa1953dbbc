import Shop

@testable import CatalogVIP

/// The presenter of every scene, which notes its responses.
@MainActor final class PresentationSpy {
  var carts: [Cart] = []
  var items: [ShowItem.GetItem.Response] = []
  var lines: [[Cart.Line]] = []
  /// The responses that say nothing but that something has been done.
  var said: [String] = [] { didSet { onSaid() } }
  /// Called at each of these.
  var onSaid: () -> Void = {}
}

extension PresentationSpy: ListItemsPresentationLogic {
  func presentItems(response: ListItems.FetchItems.Response) { carts.append(response.cart) }
  func presentSelectedItem(response: ListItems.SelectItem.Response) { said.append("selected") }
}

extension PresentationSpy: ShowItemPresentationLogic {
  func presentItem(response: ShowItem.GetItem.Response) { items.append(response) }
}

extension PresentationSpy: ShowCartPresentationLogic {
  func presentLines(response: ShowCart.FetchLines.Response) { lines.append(response.lines) }
  func presentBought(response: ShowCart.BuyAll.Response) { said.append("bought") }
}

/// The view controller of every scene, which notes its view models.
@MainActor final class DisplaySpy {
  var lists: [ListItems.FetchItems.ViewModel] = []
  var items: [ShowItem.GetItem.ViewModel] = []
  var carts: [ShowCart.FetchLines.ViewModel] = []
  /// The view models that say nothing but that something has been done.
  var said: [String] = []
}

extension DisplaySpy: ListItemsDisplayLogic {
  func displayItems(viewModel: ListItems.FetchItems.ViewModel) { lists.append(viewModel) }
  func displaySelectedItem(viewModel: ListItems.SelectItem.ViewModel) { said.append("selected") }
}

extension DisplaySpy: ShowItemDisplayLogic {
  func displayItem(viewModel: ShowItem.GetItem.ViewModel) { items.append(viewModel) }
}

extension DisplaySpy: ShowCartDisplayLogic {
  func displayLines(viewModel: ShowCart.FetchLines.ViewModel) { carts.append(viewModel) }
  func displayBought(viewModel: ShowCart.BuyAll.ViewModel) { said.append("bought") }
}

/// The interactor and the router of every scene, which note what they are told, in order.
@MainActor final class SceneSpy: ListItemsDataStore, ShowItemDataStore {
  var told: [String] = []
  var selectedItem: Item?
  var item: Item?
}

extension SceneSpy: ListItemsBusinessLogic {
  func fetchItems(request: ListItems.FetchItems.Request) { told.append("fetch items") }
  func addItem(request: ListItems.AddItem.Request) { told.append("add \(request.id)") }
  func removeItem(request: ListItems.RemoveItem.Request) { told.append("remove \(request.id)") }
  func selectItem(request: ListItems.SelectItem.Request) { told.append("select \(request.id)") }
}

extension SceneSpy: ListItemsRoutingLogic, ShowCartRoutingLogic {
  func routeToShowItem() { told.append("route to item") }
  func routeToShowCart() { told.append("route to cart") }
  func routeToListItems() { told.append("route to items") }
}

extension SceneSpy: ShowItemBusinessLogic {
  func getItem(request: ShowItem.GetItem.Request) { told.append("get item") }
  func addItem(request: ShowItem.AddItem.Request) { told.append("add") }
  func removeItem(request: ShowItem.RemoveItem.Request) { told.append("remove") }
}

extension SceneSpy: ShowCartBusinessLogic {
  func fetchLines(request: ShowCart.FetchLines.Request) { told.append("fetch lines") }
  func buyAll(request: ShowCart.BuyAll.Request) { told.append("buy all") }
}

/// A router that passes the data of another scene.
@MainActor final class RouterSpy {
  let scene: SceneSpy

  init(_ scene: SceneSpy) {
    self.scene = scene
  }
}

extension RouterSpy: ListItemsRoutingLogic, ListItemsDataPassing {
  var dataStore: any ListItemsDataStore { scene }
  func routeToShowItem() { scene.routeToShowItem() }
  func routeToShowCart() { scene.routeToShowCart() }
}
