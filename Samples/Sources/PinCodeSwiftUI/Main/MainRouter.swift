import PinCode
import SVIP
import VignolaCore

/// Shows what the main logic says, and leads back to the accounts.
@MainActor final class MainRouter: MainPresenter {
  weak var view: MainViewModel?
  private let context: PinCodeContext

  init(_ context: PinCodeContext) {
    self.context = context
  }

  var ui: (any SystemUI)? { view?.ui }

  func present(_ model: MainData.PresentationModel) {
    view?.show(model)
  }

  func presentAccounts() {
    let life = context.scope.child("Accounts")
    view?.place.setRoot(
      { AccountsConfigurator.configureModule(in: life, with: context, at: $0) },
      onRemoved: { _ in life.closeAndCheck() })
  }
}
