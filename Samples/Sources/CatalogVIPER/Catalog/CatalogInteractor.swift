import Shop

/// The business of the list: what the shop sells, and how much of it is in the cart.
@MainActor final class CatalogInteractor: CatalogInteractorInput {
  /// The presenter holds its interactor, so the interactor holds it weakly.
  weak var output: (any CatalogInteractorOutput)?

  private let cart: any CartService

  init(cart: any CartService) {
    self.cart = cart
  }

  func loadContents() {
    cart.onChange(for: self) { $0.tell() }
    tell()
  }

  func add(_ item: Int) { cart.add(item) }

  func remove(_ item: Int) { cart.remove(item) }

  private func tell() {
    let cart = cart.cart
    let items = cart.assortment.map {
      CatalogContents.Item(id: $0.id, title: $0.title, count: cart.count(of: $0.id))
    }
    output?.loaded(CatalogContents(items: items, total: cart.total))
  }
}
