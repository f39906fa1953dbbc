import SVIP
import Shop

/// What the sheet's logic may have shown.
@MainActor package protocol DetailPresenter: SVIPPresenter {
  func present(_ item: Item, count: Int)
}
