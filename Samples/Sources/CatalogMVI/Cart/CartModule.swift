import MVI
import VignolaCore

/// The parts of the cart's screen, which SwiftUI keeps with its view.
@MainActor struct CartModule {
  let container: CartContainer
  let routes: CartRoutes

  init(with context: CatalogContext) {
    let scope = context.scope.child("Cart")
    let model = CartModel()
    routes = CartRoutes(in: scope)
    let logic = CartLogic(model: model, cart: context.cart, routes: routes)
    container = CartContainer(intent: logic, state: model, in: scope)
    for part in [container, logic, model, routes] as [AnyObject] { context.watch(part) }
  }
}
