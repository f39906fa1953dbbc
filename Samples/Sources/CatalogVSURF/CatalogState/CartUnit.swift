import CartFeature
import Shop
import VSURF
import VignolaCore

/// The cart as the screens of one flow share it.
@MainActor final class CartUnit: CartInput, CartOutput {
  let cart: Observed<Cart>
  private let service: any CartService
  private let scope: LifetimeScope

  init(service: any CartService, in scope: LifetimeScope) {
    self.service = service
    self.scope = scope
    cart = Observed(service.cart, as: "CartUnit.cart", in: scope)
    service.onChange(for: self) { unit in unit.cart.set(unit.service.cart) }
  }

  func add(_ item: Item.ID) {
    scope.deliver(.command, "add", to: "CartUnit") { [service] in service.add(item) }
  }

  func remove(_ item: Item.ID) {
    scope.deliver(.command, "remove", to: "CartUnit") { [service] in service.remove(item) }
  }

  func buyAll() {
    scope.deliver(.command, "buyAll", to: "CartUnit") { [service] in service.buyAll() }
  }
}
