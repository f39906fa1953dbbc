import Shop

/// What happens on the list.
@MainActor protocol CatalogIntent: AnyObject {
  func viewOnAppear()
  func onTapPlus(_ item: Item.ID)
  func onTapMinus(_ item: Item.ID)
  func onTapItem(_ item: Item.ID)
  func onTapCart()
}
