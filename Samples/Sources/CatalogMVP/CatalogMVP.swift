#if !os(macOS)
  import Shop
  import VignolaCore

  /// The Catalog in Model-View-Presenter, assembled: which screen leads to which, and nothing else.
  ///
  /// The screens know neither one another nor how they are shown; what the user wants reaches this
  /// file through their closures.
  @MainActor public enum CatalogMVP {
    /// A running catalog.
    ///
    /// - Parameters:
    ///   - store: The cart it works on.
    ///   - place: Where it is shown, and from where it opens its sheet and its cart.
    ///   - watch: Is told of each component as it is made.
    public static func make(
      store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> any Screen {
      CatalogScreen.make(
        cart: store,
        onItem: { item in
          place.present({ _ in DetailScreen.make(of: item, cart: store, watch: watch) })
        },
        onCart: {
          place.push({ cart in
            CartScreen.make(cart: store, onBought: { cart.close() }, watch: watch)
          })
        },
        watch: watch)
    }
  }
#endif
