#if !os(macOS)
  import Shop
  import VignolaCore

  /// Puts the module of the list together, and opens the modules it leads to.
  @MainActor final class CatalogRouter: CatalogRouterInput {
    private let cart: any CartService
    private let place: ScreenHandle
    private let watch: (AnyObject) -> Void

    init(cart: any CartService, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void) {
      self.cart = cart
      self.place = place
      self.watch = watch
    }

    static func build(
      cart: any CartService, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> any Screen {
      let router = CatalogRouter(cart: cart, at: place, watch: watch)
      let interactor = CatalogInteractor(cart: cart)
      let presenter = CatalogPresenter(interactor: interactor, router: router)
      let view = CatalogViewController(output: presenter)
      interactor.output = presenter
      presenter.view = view
      for part in [view, presenter, interactor, router] as [AnyObject] { watch(part) }
      return view
    }

    func openDetail(of item: Int) {
      place.present({ _ in DetailRouter.build(item: item, cart: cart, watch: watch) })
    }

    func openCart() {
      place.push({ place in CartRouter.build(cart: cart, at: place, watch: watch) })
    }
  }
#endif
