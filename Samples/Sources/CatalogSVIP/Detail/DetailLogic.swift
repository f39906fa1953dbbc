import SVIP
import Shop

/// One item, and how many of it are in the cart, which is its parent's.
package actor DetailLogic: DetailInteractor {
  private let item: Item
  private let presenter: any DetailPresenter
  private let worker: any DetailWorker

  package init(of item: Item, presenter: any DetailPresenter, worker: any DetailWorker) {
    self.item = item
    self.presenter = presenter
    self.worker = worker
  }

  package func loadData() async {
    await show()
  }

  package func add() async {
    await worker.add(item.id)
    await show()
  }

  package func remove() async {
    await worker.remove(item.id)
    await show()
  }

  private func show() async {
    await presenter.present(item, count: worker.count(of: item.id))
  }
}
