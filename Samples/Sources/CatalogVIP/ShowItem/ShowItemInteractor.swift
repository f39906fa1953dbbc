import Shop

/// What the view controller asks of the interactor.
@MainActor protocol ShowItemBusinessLogic: AnyObject {
  func getItem(request: ShowItem.GetItem.Request)
  func addItem(request: ShowItem.AddItem.Request)
  func removeItem(request: ShowItem.RemoveItem.Request)
}

/// What the scene before this one passes to the interactor.
@MainActor protocol ShowItemDataStore: AnyObject {
  var item: Item? { get set }
}

/// The business of one item: how many of it are in the cart.
@MainActor final class ShowItemInteractor: ShowItemBusinessLogic, ShowItemDataStore {
  var item: Item?
  private let presenter: any ShowItemPresentationLogic
  private let worker: CartWorker

  init(presenter: any ShowItemPresentationLogic, worker: CartWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func getItem(request: ShowItem.GetItem.Request) {
    worker.onChange(for: self) { $0.presentItem() }
    presentItem()
  }

  func addItem(request: ShowItem.AddItem.Request) {
    if let item { worker.addItem(item.id) }
  }

  func removeItem(request: ShowItem.RemoveItem.Request) {
    if let item { worker.removeItem(item.id) }
  }

  private func presentItem() {
    guard let item else { return }
    let count = worker.fetchCart().count(of: item.id)
    presenter.presentItem(response: ShowItem.GetItem.Response(item: item, count: count))
  }
}
