import PinCode
import SVIP
import VignolaCore

/// Shows what the pin's logic says, and opens what comes after it.
@MainActor final class PinCodeRouter: PinCodePresenter {
  weak var view: PinCodeViewModel?
  private let context: PinCodeContext

  init(_ context: PinCodeContext) {
    self.context = context
  }

  var ui: (any SystemUI)? { view?.ui }

  func present(_ model: PinCodeData.PresentationModel) {
    view?.show(model)
  }

  func presentDotsError(_ model: PinCodeData.PresentationModel) {
    view?.show(model, isWrong: true)
  }

  func presentMainScreen(of account: Account) {
    let life = context.scope.child("Main")
    view?.place.setRoot(
      { MainConfigurator.configureModule(of: account, in: life, with: context, at: $0) },
      onRemoved: { _ in life.closeAndCheck() })
  }

  func presentLogout() {
    let life = context.scope.child("Accounts")
    view?.place.setRoot(
      { AccountsConfigurator.configureModule(in: life, with: context, at: $0) },
      onRemoved: { _ in life.closeAndCheck() })
  }
}
