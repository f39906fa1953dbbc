#if !os(macOS)
  import CatalogMVP
  import Shop
  import VignolaCore

  /// The screens of the Model-View-Presenter catalog.
  @MainActor struct MVPScreens: ShopScreens, CartScreens {
    let cart: any CartService
    /// Is told of each component as it is made.
    let watch: (AnyObject) -> Void

    func makeItems(
      onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void
    ) -> any Screen {
      CatalogScreen.make(cart: cart, onItem: onItem, onCart: onCart, watch: watch)
    }

    func makeDetail(of item: Item) -> any Screen {
      DetailScreen.make(of: item, cart: cart, watch: watch)
    }

    func makeCart(onBought: @escaping () -> Void) -> any Screen {
      CartScreen.make(cart: cart, onBought: onBought, watch: watch)
    }
  }
#endif
