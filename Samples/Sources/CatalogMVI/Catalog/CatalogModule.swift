import MVI
import Shop
import VignolaCore
import VignolaUI

/// The parts of the list, which SwiftUI keeps with its view.
@MainActor struct CatalogModule {
  let container: CatalogContainer
  let routes: CatalogRoutes
  let path: PathReporter<CatalogPage>
  let sheet: PathReporter<Item>

  init(with context: CatalogContext) {
    let scope = context.scope.child("Catalog")
    let model = CatalogModel()
    routes = CatalogRoutes(in: scope)
    path = PathReporter(in: scope)
    sheet = PathReporter(in: scope)
    let logic = CatalogLogic(model: model, cart: context.cart, routes: routes, in: scope)
    container = CatalogContainer(intent: logic, state: model, in: scope)
    for part in [container, logic, model, routes] as [AnyObject] { context.watch(part) }
  }
}
