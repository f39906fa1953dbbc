#if !os(macOS)
  import Shop

  /// Closes the cycle of one item: view controller, interactor, presenter.
  @MainActor enum ShowItemConfigurator {
    static func configure(
      store: any CartService, watch: (AnyObject) -> Void
    ) -> ShowItemViewController {
      let worker = CartWorker(store: store)
      let presenter = ShowItemPresenter()
      let interactor = ShowItemInteractor(presenter: presenter, worker: worker)
      let router = ShowItemRouter(dataStore: interactor)
      let viewController = ShowItemViewController(interactor: interactor, router: router)
      presenter.viewController = viewController
      let parts: [AnyObject] = [viewController, interactor, presenter, router, worker]
      for part in parts { watch(part) }
      return viewController
    }
  }
#endif
