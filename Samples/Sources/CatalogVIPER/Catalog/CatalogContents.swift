/// What the interactor says about the shop: plain data, since entities stay with it.
struct CatalogContents: Equatable {
  struct Item: Equatable {
    let id: Int
    let title: String
    let count: Int
  }

  let items: [Item]
  /// How many things are in the cart.
  let total: Int
}
