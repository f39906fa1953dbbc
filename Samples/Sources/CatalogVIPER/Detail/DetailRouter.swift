#if !os(macOS)
  import Shop
  import VignolaCore

  /// Puts the module of the sheet together.
  @MainActor enum DetailRouter {
    static func build(
      item: Int, cart: any CartService, watch: (AnyObject) -> Void
    ) -> any Screen {
      let interactor = DetailInteractor(item: item, cart: cart)
      let presenter = DetailPresenter(interactor: interactor)
      let view = DetailViewController(output: presenter)
      interactor.output = presenter
      presenter.view = view
      for part in [view, presenter, interactor] as [AnyObject] { watch(part) }
      return view
    }
  }
#endif
