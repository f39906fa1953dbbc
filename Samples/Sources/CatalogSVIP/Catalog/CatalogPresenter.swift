import SVIP
import Shop

/// What the list's logic may have shown.
@MainActor package protocol CatalogPresenter: SVIPPresenter {
  func present(_ cart: Cart)
  func presentDetail(of item: Item, worker: any DetailWorker)
  func presentCart(worker: any CartWorker)
}
