#if !os(macOS)
  import Shop
  import VignolaCore

  /// The Catalog in VIP, as Clean Swift has it: three scenes, of which this is the first.
  @MainActor public enum CatalogVIP {
    /// A running catalog.
    ///
    /// - Parameters:
    ///   - store: The cart it works on.
    ///   - place: Where it is shown, and from where it opens its sheet and its cart.
    ///   - watch: Is told of each view controller, interactor, presenter, router and worker as it is
    ///     made.
    public static func make(
      store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> any Screen {
      ListItemsConfigurator.configure(store: store, at: place, watch: watch)
    }
  }
#endif
