#if !os(macOS)
  import CatalogSVIP
  import SVIP
  import VignolaCore

  /// Shows what the sheet's logic says.
  @MainActor final class DetailRouter: DetailPresenter {
    weak var view: DetailViewController?

    var ui: (any SystemUI)? { view?.ui }

    func present(_ model: DetailData.PresentationModel) {
      view?.show(model)
    }
  }
#endif
