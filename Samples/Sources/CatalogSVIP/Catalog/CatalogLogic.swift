import SVIP
import Shop

/// The cart, which every module of the catalog changes through this one: what the list shows is
/// never behind what a sheet over it has done.
package actor CatalogLogic: CatalogInteractor {
  private let presenter: any CatalogPresenter
  private let worker: any CatalogWorker
  private var cart = Cart(assortment: [])

  package init(presenter: any CatalogPresenter, worker: any CatalogWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  package func loadData() async {
    cart = await worker.cart()
    await presenter.present(cart)
  }

  package func add(_ item: Item.ID) async {
    cart.add(item)
    await presenter.present(cart)
    await worker.add(item)
  }

  package func remove(_ item: Item.ID) async {
    cart.remove(item)
    await presenter.present(cart)
    await worker.remove(item)
  }

  package func tapped(_ item: Item.ID) async {
    guard let item = cart.assortment.first(where: { $0.id == item }) else { return }
    await presenter.presentDetail(of: item, worker: self)
  }

  package func cartTapped() async {
    await presenter.presentCart(worker: self)
  }
}

extension CatalogLogic: DetailWorker {
  package func count(of item: Item.ID) -> Int { cart.count(of: item) }
}

extension CatalogLogic: CartWorker {
  package func lines() -> [Cart.Line] { cart.lines }

  package func buyAll() async {
    cart.removeAll()
    await presenter.present(cart)
    await worker.buyAll()
  }
}
