import Shop

/// What the view controller asks of the interactor.
@MainActor protocol ShowCartBusinessLogic: AnyObject {
  func fetchLines(request: ShowCart.FetchLines.Request)
  func buyAll(request: ShowCart.BuyAll.Request)
}

/// The business of the cart: what is in it, and buying that.
@MainActor final class ShowCartInteractor: ShowCartBusinessLogic {
  private let presenter: any ShowCartPresentationLogic
  private let worker: CartWorker

  init(presenter: any ShowCartPresentationLogic, worker: CartWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func fetchLines(request: ShowCart.FetchLines.Request) {
    worker.onChange(for: self) { $0.presentLines() }
    presentLines()
  }

  func buyAll(request: ShowCart.BuyAll.Request) {
    worker.buyAll()
    presenter.presentBought(response: ShowCart.BuyAll.Response())
  }

  private func presentLines() {
    presenter.presentLines(
      response: ShowCart.FetchLines.Response(lines: worker.fetchCart().lines))
  }
}
