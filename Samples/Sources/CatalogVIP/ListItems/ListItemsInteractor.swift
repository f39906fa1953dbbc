import Shop

/// What the view controller asks of the interactor.
@MainActor protocol ListItemsBusinessLogic: AnyObject {
  func fetchItems(request: ListItems.FetchItems.Request)
  func addItem(request: ListItems.AddItem.Request)
  func removeItem(request: ListItems.RemoveItem.Request)
  func selectItem(request: ListItems.SelectItem.Request)
}

/// What the router may take from the interactor.
@MainActor protocol ListItemsDataStore: AnyObject {
  var selectedItem: Item? { get }
}

/// The business of the list: what the shop sells, and how much of it is in the cart.
@MainActor final class ListItemsInteractor: ListItemsBusinessLogic, ListItemsDataStore {
  private let presenter: any ListItemsPresentationLogic
  private let worker: CartWorker
  private(set) var selectedItem: Item?

  init(presenter: any ListItemsPresentationLogic, worker: CartWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func fetchItems(request: ListItems.FetchItems.Request) {
    worker.onChange(for: self) { $0.presentItems() }
    presentItems()
  }

  func addItem(request: ListItems.AddItem.Request) { worker.addItem(request.id) }

  func removeItem(request: ListItems.RemoveItem.Request) { worker.removeItem(request.id) }

  func selectItem(request: ListItems.SelectItem.Request) {
    guard let item = worker.fetchItem(request.id) else { return }
    selectedItem = item
    presenter.presentSelectedItem(response: ListItems.SelectItem.Response())
  }

  private func presentItems() {
    presenter.presentItems(response: ListItems.FetchItems.Response(cart: worker.fetchCart()))
  }
}
