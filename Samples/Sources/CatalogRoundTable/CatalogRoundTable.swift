#if !os(macOS)
  import RoundTable
  import Shop
  import VignolaCore

  /// The Catalog in Round Table, assembled.
  public enum CatalogRoundTable {
    /// A running catalog.
    ///
    /// - Parameters:
    ///   - store: The cart it works on.
    ///   - place: Where it is shown, and from where it opens its sheet and its cart.
    ///   - watch: Is told of each component as it is made.
    @MainActor public static func make(
      store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
    ) -> any Screen {
      catalogAssembly(CatalogTrunk(cart: store, watch: watch))(place).takeScreen()
    }
  }
#endif
