import CatalogState
import Observation
import Shop
import VSURF
import VignolaCore

/// The state of a sheet about one item.
@MainActor @Observable final class DetailHolder: ViewStateHolder, DetailViewOutput {
  private(set) var state: DetailView.ViewState {
    didSet { scope.trace.record(.state, "DetailView.ViewState", from: "DetailHolder") }
  }
  @ObservationIgnored private let item: Item
  @ObservationIgnored private let cart: any CartInput & CartOutput
  @ObservationIgnored let scope: LifetimeScope

  init(item: Item, cart: any CartInput & CartOutput, in scope: LifetimeScope) {
    self.item = item
    self.cart = cart
    self.scope = scope
    state = DetailView.ViewState(item, in: cart.cart.value)
    cart.cart.bind(to: self) { holder, cart in
      holder.state = DetailView.ViewState(holder.item, in: cart)
    }
  }

  func addTapped() {
    scope.deliver(.intent, "addTapped", from: "DetailView", to: "DetailHolder") { [cart, item] in
      cart.add(item.id)
    }
  }

  func removeTapped() {
    scope.deliver(.intent, "removeTapped", from: "DetailView", to: "DetailHolder") {
      [cart, item] in cart.remove(item.id)
    }
  }
}

extension DetailView.ViewState {
  fileprivate init(_ item: Item, in cart: Cart) {
    let count = cart.count(of: item.id)
    title = item.title
    countTitle = "\(count) in cart"
    canRemove = count > 0
  }
}
