#if !os(macOS)
  import Shop
  import VignolaCore

  /// The Catalog in VIPER. What leads where is the routers' business, so all that is left is the first
  /// of them.
  @MainActor public enum CatalogVIPER {
    /// A running catalog.
    ///
    /// - Parameters:
    ///   - store: The cart it works on.
    ///   - place: Where it is shown, and from where it opens its sheet and its cart.
    ///   - watch: Is told of each view, presenter, interactor and router as it is made.
    public static func make(
      store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> any Screen {
      CatalogRouter.build(cart: store, at: place, watch: watch)
    }
  }
#endif
