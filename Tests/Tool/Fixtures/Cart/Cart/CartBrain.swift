final class CartBrain: CartInteractorOutput {
  var view: CartViewProtocol
  let interactor: CartInteractorInput

  init(view: CartViewProtocol, interactor: CartInteractorInput) {
    self.view = view
    self.interactor = interactor
  }

  func counted(_ total: Int) { view.show(total) }
}
