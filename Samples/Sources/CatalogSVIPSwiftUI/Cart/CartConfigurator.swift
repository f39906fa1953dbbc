import CatalogSVIP
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the cart's module together.
enum CartConfigurator {
  @MainActor static func configureModule(
    worker: any CartWorker, in scope: LifetimeScope, with context: CatalogContext,
    at place: ScreenHandle
  ) -> any Screen {
    let router = CartRouter()
    let logic = CartLogic(presenter: router, worker: worker)
    let interactor = Mailbox<any CartInteractor>(logic, as: "CartInteractor", in: scope)
    let view = CartViewModel(interactor: interactor, at: place)
    router.view = view
    context.made(view, interactor, logic, router)
    scope.register(view, as: "CartViewModel")
    scope.register(logic, as: "CartLogic")
    return HostedScreen { CartView(viewModel: view) }
  }
}
