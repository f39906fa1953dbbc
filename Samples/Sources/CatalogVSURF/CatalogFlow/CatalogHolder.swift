import CatalogState
import Observation
import Shop
import VSURF
import VignolaCore

/// The catalog screen's state.
@MainActor @Observable final class CatalogHolder: ViewStateHolder, CatalogViewOutput {
  private(set) var state: CatalogView.ViewState {
    didSet { scope.trace.record(.state, "CatalogView.ViewState", from: "CatalogHolder") }
  }
  @ObservationIgnored private let cart: any CartInput & CartOutput
  @ObservationIgnored private let scope: LifetimeScope

  init(cart: any CartInput & CartOutput, in scope: LifetimeScope) {
    self.cart = cart
    self.scope = scope
    state = CatalogView.ViewState(cart.cart.value)
    cart.cart.bind(to: self) { holder, cart in holder.state = CatalogView.ViewState(cart) }
  }

  func plusTapped(_ item: Item.ID) {
    scope.deliver(.intent, "plusTapped", from: "CatalogView", to: "CatalogHolder") { [cart] in
      cart.add(item)
    }
  }

  func minusTapped(_ item: Item.ID) {
    scope.deliver(.intent, "minusTapped", from: "CatalogView", to: "CatalogHolder") { [cart] in
      cart.remove(item)
    }
  }
}

extension CatalogView.ViewState {
  fileprivate init(_ cart: Cart) {
    rows = cart.assortment.map { item in
      Row(id: item.id, title: item.title, canRemove: cart.count(of: item.id) > 0)
    }
    cartTitle = String(cart.total)
    canOpenCart = cart.total > 0
  }
}
