import MVI
import Shop

/// The cart has no screen that it leads to: it only goes back.
typealias CartRoutes = RouterEvents<Never, Never>

/// What is in the cart, and how it is bought.
final class CartLogic: CartIntent {
  private let model: any CartModelActions
  private let cart: any CartService
  private let routes: CartRoutes

  init(model: any CartModelActions, cart: any CartService, routes: CartRoutes) {
    self.model = model
    self.cart = cart
    self.routes = routes
  }

  func viewOnAppear() {
    model.show(cart.cart)
  }

  func onTapBuyAll() {
    cart.buyAll()
    routes.dismiss()
  }
}
