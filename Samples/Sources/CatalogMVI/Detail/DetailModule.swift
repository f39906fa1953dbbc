import MVI
import Shop
import VignolaCore

/// The parts of the sheet, which SwiftUI keeps with its view.
@MainActor struct DetailModule {
  let container: DetailContainer

  init(of item: Item, with context: CatalogContext) {
    let scope = context.scope.child("Detail")
    let model = DetailModel()
    let logic = DetailLogic(of: item, model: model, cart: context.cart, in: scope)
    container = DetailContainer(intent: logic, state: model, in: scope)
    for part in [container, logic, model] as [AnyObject] { context.watch(part) }
  }
}
