#if !os(macOS)
  import Shop
  import VignolaCore

  /// The Catalog in Model-View-Controller: the shop's store is the model, and each screen has a
  /// controller between that and its views.
  @MainActor public enum CatalogMVC {
    /// A running catalog.
    ///
    /// - Parameters:
    ///   - store: The model: the cart, what may be done with it, and who is told that it changed.
    ///   - place: Where it is shown, and from where it opens its sheet and its cart.
    ///   - watch: Is told of each controller as it is made.
    public static func make(
      store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> any Screen {
      CatalogController(store: store, at: place, watch: watch)
    }
  }
#endif
