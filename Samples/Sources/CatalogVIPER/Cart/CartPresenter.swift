/// Words what the interactor says, and has the router leave when that has bought.
@MainActor final class CartPresenter {
  weak var view: (any CartViewInput)?

  private let interactor: any CartInteractorInput
  private let router: any CartRouterInput

  init(interactor: any CartInteractorInput, router: any CartRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

extension CartPresenter: CartViewOutput {
  func viewIsReady() { interactor.loadLines() }

  func buyAllTapped() { interactor.buyAll() }
}

extension CartPresenter: CartInteractorOutput {
  func loaded(_ lines: [CartLine]) {
    view?.show(lines.map { CartRow(title: $0.title, count: String($0.count)) })
  }

  func bought() { router.close() }
}
