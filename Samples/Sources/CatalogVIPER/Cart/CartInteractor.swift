import Shop

/// The business of the cart: what is in it, and buying that.
@MainActor final class CartInteractor: CartInteractorInput {
  weak var output: (any CartInteractorOutput)?

  private let cart: any CartService

  init(cart: any CartService) {
    self.cart = cart
  }

  func loadLines() {
    cart.onChange(for: self) { $0.tell() }
    tell()
  }

  func buyAll() {
    cart.buyAll()
    output?.bought()
  }

  private func tell() {
    output?.loaded(cart.cart.lines.map { CartLine(title: $0.item.title, count: $0.count) })
  }
}
