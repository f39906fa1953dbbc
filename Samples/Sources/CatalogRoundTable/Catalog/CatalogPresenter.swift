import RoundTable
import Shop

final class CatalogPresenter: RTPresenter {
  private let state: Catalog.State

  init(state: Catalog.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Catalog>) {
    show(port)
  }

  func handle(intent: Catalog.ViewIntent, _ port: RTPresenterPort<Catalog>) {}

  func handle(event: Catalog.CoreEvent, _ port: RTPresenterPort<Catalog>) {
    switch event {
    case .cartChanged: show(port)
    }
  }

  private func show(_ port: RTPresenterPort<Catalog>) {
    let cart = state.cart
    let rows = cart.assortment.map { item in
      CatalogDisplay.Row(
        id: item.id, title: item.title, canRemove: cart.count(of: item.id) > 0)
    }
    port.notify(
      update: .show(
        CatalogDisplay(
          rows: rows, cartTitle: String(cart.total), canOpenCart: cart.total > 0)))
  }
}
