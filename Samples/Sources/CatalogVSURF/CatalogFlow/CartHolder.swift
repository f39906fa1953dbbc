import CatalogState
import Observation
import Shop
import VSURF
import VignolaCore

/// The cart screen's state.
@MainActor @Observable final class CartHolder: ViewStateHolder, CartViewOutput {
  private(set) var state: CartView.ViewState {
    didSet { scope.trace.record(.state, "CartView.ViewState", from: "CartHolder") }
  }
  @ObservationIgnored private let cart: any CartInput & CartOutput
  @ObservationIgnored private let scope: LifetimeScope

  init(cart: any CartInput & CartOutput, in scope: LifetimeScope) {
    self.cart = cart
    self.scope = scope
    state = CartView.ViewState(cart.cart.value)
    cart.cart.bind(to: self) { holder, cart in holder.state = CartView.ViewState(cart) }
  }

  func buyAllTapped() {
    scope.deliver(.intent, "buyAllTapped", from: "CartView", to: "CartHolder") { [cart] in
      cart.buyAll()
    }
  }
}

extension CartView.ViewState {
  fileprivate init(_ cart: Cart) {
    lines = cart.lines.map { Line(id: $0.id, title: $0.item.title, count: String($0.count)) }
  }
}
