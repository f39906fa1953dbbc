import Shop

/// Lists what is in the cart, and buys it.
@MainActor final class CartPresenter: CartViewOutput {
  weak var view: (any CartView)?

  private let cart: any CartService
  private let onBought: () -> Void

  init(cart: any CartService, onBought: @escaping () -> Void) {
    self.cart = cart
    self.onBought = onBought
  }

  func viewIsReady() {
    show()
    cart.onChange(for: self) { $0.show() }
  }

  func buyAllTapped() {
    cart.buyAll()
    onBought()
  }

  private func show() {
    view?.show(cart.cart.lines.map { CartLine(title: $0.item.title, count: String($0.count)) })
  }
}
