import Shop

/// Fetches and changes the cart for the interactors, which know no store.
@MainActor final class CartWorker {
  private let store: any CartService

  init(store: any CartService) {
    self.store = store
  }

  func fetchCart() -> Cart { store.cart }

  func fetchItem(_ id: Item.ID) -> Item? { store.cart.assortment.first { $0.id == id } }

  func addItem(_ id: Item.ID) { store.add(id) }

  func removeItem(_ id: Item.ID) { store.remove(id) }

  func buyAll() { store.buyAll() }

  /// Calls `tell` after each change of the cart, for as long as the owner lives.
  func onChange<Owner: AnyObject>(for owner: Owner, _ tell: @escaping (Owner) -> Void) {
    store.onChange(for: owner, tell)
  }
}
