#if !os(macOS)
  import Shop
  import VignolaCore

  /// Closes the cycle of the list: view controller, interactor, presenter.
  @MainActor enum ListItemsConfigurator {
    static func configure(
      store: any CartService, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> ListItemsViewController {
      let worker = CartWorker(store: store)
      let presenter = ListItemsPresenter()
      let interactor = ListItemsInteractor(presenter: presenter, worker: worker)
      let router = ListItemsRouter(dataStore: interactor, store: store, at: place, watch: watch)
      let viewController = ListItemsViewController(interactor: interactor, router: router)
      presenter.viewController = viewController
      let parts: [AnyObject] = [viewController, interactor, presenter, router, worker]
      for part in parts { watch(part) }
      return viewController
    }
  }
#endif
