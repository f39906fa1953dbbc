/// Words what the interactor says, passes on what the view says, and asks the router to lead on. It
/// keeps nothing but its links.
@MainActor final class CatalogPresenter {
  /// The view holds its presenter, so the presenter holds it weakly.
  weak var view: (any CatalogViewInput)?

  private let interactor: any CatalogInteractorInput
  private let router: any CatalogRouterInput

  init(interactor: any CatalogInteractorInput, router: any CatalogRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

extension CatalogPresenter: CatalogViewOutput {
  func viewIsReady() { interactor.loadContents() }

  func plusTapped(_ item: Int) { interactor.add(item) }

  func minusTapped(_ item: Int) { interactor.remove(item) }

  func rowTapped(_ item: Int) { router.openDetail(of: item) }

  func cartTapped() { router.openCart() }
}

extension CatalogPresenter: CatalogInteractorOutput {
  func loaded(_ contents: CatalogContents) {
    let rows = contents.items.map {
      CatalogDisplay.Row(id: $0.id, title: $0.title, canRemove: $0.count > 0)
    }
    view?.show(
      CatalogDisplay(
        rows: rows, cartTitle: String(contents.total), canOpenCart: contents.total > 0))
  }
}
