import PinCode
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the pin's module together.
enum PinCodeConfigurator {
  @MainActor static func configureModule(
    of account: Account, worker: any PinCodeWorker, in scope: LifetimeScope,
    with context: PinCodeContext, at place: ScreenHandle
  ) -> any Screen {
    let router = PinCodeRouter(context)
    let logic = PinCodeLogic(
      of: account, presenter: router, worker: worker, sensor: context.services.biometry)
    let interactor = Mailbox<any PinCodeInteractor>(logic, as: "PinCodeInteractor", in: scope)
    let view = PinCodeViewModel(interactor: interactor, at: place)
    router.view = view
    context.made(view, interactor, logic, router)
    scope.register(view, as: "PinCodeViewModel")
    scope.register(logic, as: "PinCodeLogic")
    return HostedScreen { PinCodeView(viewModel: view) }
  }
}
