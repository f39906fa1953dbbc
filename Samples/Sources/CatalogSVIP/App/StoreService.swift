import Shop

/// The shop's store as a worker.
@MainActor package final class StoreService: CatalogWorker {
  private let store: CartStore

  package init(_ store: CartStore) {
    self.store = store
  }

  package func cart() -> Cart { store.cart }
  package func add(_ item: Item.ID) { store.add(item) }
  package func remove(_ item: Item.ID) { store.remove(item) }
  package func buyAll() { store.buyAll() }
}
