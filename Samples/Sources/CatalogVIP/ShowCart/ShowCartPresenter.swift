import Shop

/// What the interactor has the presenter word.
@MainActor protocol ShowCartPresentationLogic: AnyObject {
  func presentLines(response: ShowCart.FetchLines.Response)
  func presentBought(response: ShowCart.BuyAll.Response)
}

/// Words what the interactor says.
@MainActor final class ShowCartPresenter: ShowCartPresentationLogic {
  weak var viewController: (any ShowCartDisplayLogic)?

  func presentLines(response: ShowCart.FetchLines.Response) {
    let lines = response.lines.map {
      ShowCart.FetchLines.ViewModel.DisplayedLine(title: $0.item.title, count: String($0.count))
    }
    viewController?.displayLines(viewModel: ShowCart.FetchLines.ViewModel(displayedLines: lines))
  }

  func presentBought(response: ShowCart.BuyAll.Response) {
    viewController?.displayBought(viewModel: ShowCart.BuyAll.ViewModel())
  }
}
