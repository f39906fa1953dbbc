import RoundTable
import Shop

final class DetailCore: RTCore {
  private let state: Detail.State
  private let cart: any CartService

  init(state: Detail.State, cart: any CartService) {
    self.state = state
    self.cart = cart
  }

  func run(_ port: RTCorePort<Detail>) {
    state.count = cart.cart.count(of: state.item.id)
    cart.onChange(for: self, port.callback { core, port in core.cartChanged(port) })
  }

  func handle(intent: Detail.ViewIntent, _ port: RTCorePort<Detail>) {
    switch intent {
    case .addTapped: cart.add(state.item.id)
    case .removeTapped: cart.remove(state.item.id)
    }
  }

  private func cartChanged(_ port: RTCorePort<Detail>) {
    state.count = cart.cart.count(of: state.item.id)
    port.notify(event: .countChanged)
  }
}
