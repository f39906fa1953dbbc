#if !os(macOS)
  import CatalogSVIP
  import SVIP
  import Shop
  import VignolaCore

  /// Shows what the sheet's logic says.
  @MainActor final class DetailRouter: DetailPresenter {
    weak var view: DetailViewController?

    var ui: (any SystemUI)? { view?.ui }

    func present(_ item: Item, count: Int) {
      view?.show(DetailData.PresentationModel(item, count: count))
    }
  }
#endif
