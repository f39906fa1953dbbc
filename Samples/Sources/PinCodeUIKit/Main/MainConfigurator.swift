#if !os(macOS)
  import PinCode
  import VignolaCore

  /// Puts the main module together.
  enum MainConfigurator {
    @MainActor static func configureModule(
      of account: Account, in scope: LifetimeScope, with context: PinCodeContext,
      at place: ScreenHandle
    ) -> any Screen {
      let router = MainRouter(context)
      let logic = MainLogic(of: account, presenter: router, worker: context.services.bank)
      let interactor = Mailbox<any MainInteractor>(logic, as: "MainInteractor", in: scope)
      let view = MainViewController(interactor: interactor, at: place)
      router.view = view
      context.made(view, interactor, logic, router)
      scope.register(view, as: "MainViewController")
      scope.register(logic, as: "MainLogic")
      return view
    }
  }
#endif
