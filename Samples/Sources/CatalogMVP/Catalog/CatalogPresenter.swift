import Shop

/// Decides what the list shows and what a touch does.
@MainActor final class CatalogPresenter: CatalogViewOutput {
  /// The view holds its presenter, so the presenter holds it weakly.
  weak var view: (any CatalogView)?

  private let cart: any CartService
  private let onItem: (Item) -> Void
  private let onCart: () -> Void

  init(
    cart: any CartService, onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void
  ) {
    self.cart = cart
    self.onItem = onItem
    self.onCart = onCart
  }

  func viewIsReady() {
    show()
    cart.onChange(for: self) { $0.show() }
  }

  func plusTapped(_ item: Item.ID) { cart.add(item) }

  func minusTapped(_ item: Item.ID) { cart.remove(item) }

  func rowTapped(_ item: Item.ID) {
    guard let item = cart.cart.assortment.first(where: { $0.id == item }) else { return }
    onItem(item)
  }

  func cartTapped() { onCart() }

  private func show() {
    let cart = cart.cart
    let rows = cart.assortment.map { item in
      CatalogDisplay.Row(
        id: item.id, title: item.title, canRemove: cart.count(of: item.id) > 0)
    }
    view?.show(
      CatalogDisplay(rows: rows, cartTitle: String(cart.total), canOpenCart: cart.total > 0))
  }
}
