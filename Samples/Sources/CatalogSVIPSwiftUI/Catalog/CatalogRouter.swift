import CatalogSVIP
import SVIP
import Shop
import VignolaCore

/// Shows what the list's logic says, and opens what leads on from it.
@MainActor final class CatalogRouter: CatalogPresenter {
  weak var view: CatalogViewModel?
  private let context: CatalogContext

  init(_ context: CatalogContext) {
    self.context = context
  }

  var ui: (any SystemUI)? { view?.ui }

  func present(_ cart: Cart) {
    view?.show(CatalogData.PresentationModel(cart))
  }

  func presentDetail(of item: Item, worker: any DetailWorker) {
    let life = context.scope.child("Detail")
    view?.place.present(
      {
        DetailConfigurator.configureModule(
          of: item, worker: worker, in: life, with: context, at: $0)
      },
      onRemoved: { _ in life.closeAndCheck() })
  }

  func presentCart(worker: any CartWorker) {
    let life = context.scope.child("Cart")
    view?.place.push(
      { CartConfigurator.configureModule(worker: worker, in: life, with: context, at: $0) },
      onRemoved: { _ in life.closeAndCheck() })
  }
}
