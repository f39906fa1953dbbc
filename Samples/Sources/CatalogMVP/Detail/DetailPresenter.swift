import Shop

/// Says how many of one item are in the cart, and changes that.
@MainActor final class DetailPresenter: DetailViewOutput {
  weak var view: (any DetailView)?

  private let item: Item
  private let cart: any CartService

  init(item: Item, cart: any CartService) {
    self.item = item
    self.cart = cart
  }

  func viewIsReady() {
    show()
    cart.onChange(for: self) { $0.show() }
  }

  func addTapped() { cart.add(item.id) }

  func removeTapped() { cart.remove(item.id) }

  private func show() {
    let count = cart.cart.count(of: item.id)
    view?.show(
      DetailDisplay(title: item.title, countTitle: "\(count) in cart", canRemove: count > 0))
  }
}
