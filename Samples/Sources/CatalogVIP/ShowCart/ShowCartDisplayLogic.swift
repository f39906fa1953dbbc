/// What the presenter has the view controller display.
@MainActor protocol ShowCartDisplayLogic: AnyObject {
  func displayLines(viewModel: ShowCart.FetchLines.ViewModel)
  func displayBought(viewModel: ShowCart.BuyAll.ViewModel)
}
