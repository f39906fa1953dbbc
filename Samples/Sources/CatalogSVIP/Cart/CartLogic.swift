import SVIP
import Shop

/// What is in the cart, and buying it.
package actor CartLogic: CartInteractor {
  private let presenter: any CartPresenter
  private let worker: any CartWorker

  package init(presenter: any CartPresenter, worker: any CartWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  package func loadData() async {
    await presenter.present(worker.lines())
  }

  package func buyAll() async {
    await worker.buyAll()
    await presenter.presentClose()
  }
}
