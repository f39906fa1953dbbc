/// What the presenter has the view controller display.
@MainActor protocol ListItemsDisplayLogic: AnyObject {
  func displayItems(viewModel: ListItems.FetchItems.ViewModel)
  func displaySelectedItem(viewModel: ListItems.SelectItem.ViewModel)
}
