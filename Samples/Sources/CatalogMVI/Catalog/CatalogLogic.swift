import MVI
import Shop
import VignolaCore

/// The items, and how many of each are in the cart.
final class CatalogLogic: CatalogIntent {
  private let model: any CatalogModelActions
  private let cart: any CartService
  private let routes: CatalogRoutes

  init(
    model: any CatalogModelActions, cart: any CartService, routes: CatalogRoutes,
    in scope: LifetimeScope
  ) {
    self.model = model
    self.cart = cart
    self.routes = routes
    cart.onChange(for: self) { logic in
      scope.deliver(.event, "cart", from: "CartService", to: "Intent") { logic.show() }
    }
  }

  func viewOnAppear() { show() }
  func onTapPlus(_ item: Item.ID) { cart.add(item) }
  func onTapMinus(_ item: Item.ID) { cart.remove(item) }
  func onTapCart() { routes.routeTo(.cart) }

  func onTapItem(_ item: Item.ID) {
    guard let item = cart.cart.assortment.first(where: { $0.id == item }) else { return }
    routes.routeTo(.detail(item))
  }

  private func show() {
    model.show(cart.cart)
  }
}
