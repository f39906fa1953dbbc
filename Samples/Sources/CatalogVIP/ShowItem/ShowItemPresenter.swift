import Shop

/// What the interactor has the presenter word.
@MainActor protocol ShowItemPresentationLogic: AnyObject {
  func presentItem(response: ShowItem.GetItem.Response)
}

/// Words what the interactor says.
@MainActor final class ShowItemPresenter: ShowItemPresentationLogic {
  weak var viewController: (any ShowItemDisplayLogic)?

  func presentItem(response: ShowItem.GetItem.Response) {
    viewController?.displayItem(
      viewModel: ShowItem.GetItem.ViewModel(
        title: response.item.title, countTitle: "\(response.count) in cart",
        canRemove: response.count > 0))
  }
}
