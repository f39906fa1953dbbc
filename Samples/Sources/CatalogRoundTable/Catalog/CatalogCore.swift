import RoundTable
import Shop

final class CatalogCore: RTCore {
  private let state: Catalog.State
  private let cart: any CartService

  init(state: Catalog.State, cart: any CartService) {
    self.state = state
    self.cart = cart
  }

  func run(_ port: RTCorePort<Catalog>) {
    state.cart = cart.cart
    cart.onChange(for: self, port.callback { core, port in core.cartChanged(port) })
  }

  func handle(intent: Catalog.ViewIntent, _ port: RTCorePort<Catalog>) {
    switch intent {
    case .plusTapped(let item): cart.add(item)
    case .minusTapped(let item): cart.remove(item)
    case .itemTapped, .cartTapped: break
    }
  }

  private func cartChanged(_ port: RTCorePort<Catalog>) {
    state.cart = cart.cart
    port.notify(event: .cartChanged)
  }
}
