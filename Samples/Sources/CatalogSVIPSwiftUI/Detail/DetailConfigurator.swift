import CatalogSVIP
import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the sheet's module together.
enum DetailConfigurator {
  @MainActor static func configureModule(
    of item: Item, worker: any DetailWorker, in scope: LifetimeScope, with context: CatalogContext,
    at place: ScreenHandle
  ) -> any Screen {
    let router = DetailRouter()
    let logic = DetailLogic(of: item, presenter: router, worker: worker)
    let interactor = Mailbox<any DetailInteractor>(logic, as: "DetailInteractor", in: scope)
    let view = DetailViewModel(interactor: interactor, at: place)
    router.view = view
    context.made(view, interactor, logic, router)
    scope.register(view, as: "DetailViewModel")
    scope.register(logic, as: "DetailLogic")
    return HostedScreen { DetailView(viewModel: view) }
  }
}
