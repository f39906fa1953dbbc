import RoundTable
import Shop

final class CartCore: RTCore {
  private let state: CartModule.State
  private let cart: any CartService

  init(state: CartModule.State, cart: any CartService) {
    self.state = state
    self.cart = cart
  }

  func run(_ port: RTCorePort<CartModule>) {
    state.cart = cart.cart
  }

  func handle(intent: CartModule.ViewIntent, _ port: RTCorePort<CartModule>) {
    switch intent {
    case .buyAllTapped:
      cart.buyAll()
      port.notify(event: .bought)
    }
  }
}
