import PinCode
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the accounts' module together.
enum AccountsConfigurator {
  @MainActor static func configureModule(
    in scope: LifetimeScope, with context: PinCodeContext, at place: ScreenHandle
  ) -> any Screen {
    let router = AccountsRouter(context)
    let logic = AccountsLogic(presenter: router, worker: context.services.bank)
    let interactor = Mailbox<any AccountsInteractor>(logic, as: "AccountsInteractor", in: scope)
    let view = AccountsViewModel(interactor: interactor, at: place)
    router.view = view
    context.made(view, interactor, logic, router)
    scope.register(view, as: "AccountsViewModel")
    scope.register(logic, as: "AccountsLogic")
    return HostedScreen { AccountsView(viewModel: view) }
  }
}
