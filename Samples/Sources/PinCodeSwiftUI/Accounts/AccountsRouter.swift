import PinCode
import SVIP
import VignolaCore

/// Shows what the accounts' logic says, and asks for pins.
@MainActor final class AccountsRouter: AccountsPresenter {
  weak var view: AccountsViewModel?
  private let context: PinCodeContext

  init(_ context: PinCodeContext) {
    self.context = context
  }

  var ui: (any SystemUI)? { view?.ui }

  func present(_ accounts: [Account]) {
    view?.show(AccountsData.PresentationModel(accounts))
  }

  func presentPinCode(of account: Account, worker: any PinCodeWorker) {
    let life = context.scope.child("PinCode")
    view?.place.push(
      {
        PinCodeConfigurator.configureModule(
          of: account, worker: worker, in: life, with: context, at: $0)
      },
      onRemoved: { _ in life.closeAndCheck() })
  }
}
