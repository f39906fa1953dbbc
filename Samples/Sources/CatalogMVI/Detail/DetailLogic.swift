import Shop
import VignolaCore

/// One item, and how many of it are in the cart.
final class DetailLogic: DetailIntent {
  private let item: Item
  private let model: any DetailModelActions
  private let cart: any CartService

  init(
    of item: Item, model: any DetailModelActions, cart: any CartService, in scope: LifetimeScope
  ) {
    self.item = item
    self.model = model
    self.cart = cart
    cart.onChange(for: self) { logic in
      scope.deliver(.event, "cart", from: "CartService", to: "Intent") { logic.show() }
    }
  }

  func viewOnAppear() { show() }
  func onTapAdd() { cart.add(item.id) }
  func onTapRemove() { cart.remove(item.id) }

  private func show() {
    model.show(item, count: cart.cart.count(of: item.id))
  }
}
