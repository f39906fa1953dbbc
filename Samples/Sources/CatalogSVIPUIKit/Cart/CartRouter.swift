#if !os(macOS)
  import CatalogSVIP
  import SVIP
  import VignolaCore

  /// Shows what the cart's logic says.
  @MainActor final class CartRouter: CartPresenter {
    weak var view: CartViewController?

    var ui: (any SystemUI)? { view?.ui }

    func present(_ model: CartData.PresentationModel) {
      view?.show(model)
    }
  }
#endif
