#if !os(macOS)
  import Shop
  import VignolaCore

  /// Puts the module of the cart together, and leaves it.
  @MainActor final class CartRouter: CartRouterInput {
    private let place: ScreenHandle

    init(at place: ScreenHandle) {
      self.place = place
    }

    static func build(
      cart: any CartService, at place: ScreenHandle, watch: (AnyObject) -> Void
    ) -> any Screen {
      let router = CartRouter(at: place)
      let interactor = CartInteractor(cart: cart)
      let presenter = CartPresenter(interactor: interactor, router: router)
      let view = CartViewController(output: presenter)
      interactor.output = presenter
      presenter.view = view
      for part in [view, presenter, interactor, router] as [AnyObject] { watch(part) }
      return view
    }

    func close() { place.close() }
  }
#endif
