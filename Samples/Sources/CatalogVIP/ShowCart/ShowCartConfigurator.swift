#if !os(macOS)
  import Shop
  import VignolaCore

  /// Closes the cycle of the cart: view controller, interactor, presenter.
  @MainActor enum ShowCartConfigurator {
    static func configure(
      store: any CartService, at place: ScreenHandle, watch: (AnyObject) -> Void
    ) -> ShowCartViewController {
      let worker = CartWorker(store: store)
      let presenter = ShowCartPresenter()
      let interactor = ShowCartInteractor(presenter: presenter, worker: worker)
      let router = ShowCartRouter(at: place)
      let viewController = ShowCartViewController(interactor: interactor, router: router)
      presenter.viewController = viewController
      let parts: [AnyObject] = [viewController, interactor, presenter, router, worker]
      for part in parts { watch(part) }
      return viewController
    }
  }
#endif
