import PinCode
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the main module together.
enum MainConfigurator {
  @MainActor static func configureModule(
    of account: Account, in scope: LifetimeScope, with context: PinCodeContext,
    at place: ScreenHandle
  ) -> any Screen {
    let router = MainRouter(context)
    let logic = MainLogic(of: account, presenter: router, worker: context.services.bank)
    let interactor = Mailbox<any MainInteractor>(logic, as: "MainInteractor", in: scope)
    let view = MainViewModel(interactor: interactor, at: place)
    router.view = view
    context.made(view, interactor, logic, router)
    scope.register(view, as: "MainViewModel")
    scope.register(logic, as: "MainLogic")
    return HostedScreen { MainView(viewModel: view) }
  }
}
