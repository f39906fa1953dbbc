#if !os(macOS)
  import CatalogSVIP
  import SVIP
  import Shop
  import VignolaCore

  /// Shows what the cart's logic says.
  @MainActor final class CartRouter: CartPresenter {
    weak var view: CartViewController?

    var ui: (any SystemUI)? { view?.ui }

    func present(_ lines: [Cart.Line]) {
      view?.show(CartData.PresentationModel(lines))
    }
  }
#endif
