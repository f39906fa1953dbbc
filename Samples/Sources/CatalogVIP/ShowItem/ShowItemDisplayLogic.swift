/// What the presenter has the view controller display.
@MainActor protocol ShowItemDisplayLogic: AnyObject {
  func displayItem(viewModel: ShowItem.GetItem.ViewModel)
}
