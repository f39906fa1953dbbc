import Shop

/// What the interactor has the presenter word.
@MainActor protocol ListItemsPresentationLogic: AnyObject {
  func presentItems(response: ListItems.FetchItems.Response)
  func presentSelectedItem(response: ListItems.SelectItem.Response)
}

/// Words what the interactor says.
@MainActor final class ListItemsPresenter: ListItemsPresentationLogic {
  /// The one weak link of the cycle.
  weak var viewController: (any ListItemsDisplayLogic)?

  func presentItems(response: ListItems.FetchItems.Response) {
    let cart = response.cart
    let items = cart.assortment.map {
      ListItems.FetchItems.ViewModel.DisplayedItem(
        id: $0.id, title: $0.title, canRemove: cart.count(of: $0.id) > 0)
    }
    viewController?.displayItems(
      viewModel: ListItems.FetchItems.ViewModel(
        displayedItems: items, cartTitle: String(cart.total), canOpenCart: cart.total > 0))
  }

  func presentSelectedItem(response: ListItems.SelectItem.Response) {
    viewController?.displaySelectedItem(viewModel: ListItems.SelectItem.ViewModel())
  }
}
