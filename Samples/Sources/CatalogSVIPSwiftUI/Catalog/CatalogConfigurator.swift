import CatalogSVIP
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the list's module together.
enum CatalogConfigurator {
  @MainActor static func configureModule(
    in scope: LifetimeScope, with context: CatalogContext, at place: ScreenHandle
  ) -> any Screen {
    let router = CatalogRouter(context)
    let logic = CatalogLogic(presenter: router, worker: StoreService(context.store))
    let interactor = Mailbox<any CatalogInteractor>(logic, as: "CatalogInteractor", in: scope)
    let view = CatalogViewModel(interactor: interactor, at: place)
    router.view = view
    context.made(view, interactor, logic, router)
    scope.register(view, as: "CatalogViewModel")
    scope.register(logic, as: "CatalogLogic")
    return HostedScreen { CatalogView(viewModel: view) }
  }
}
