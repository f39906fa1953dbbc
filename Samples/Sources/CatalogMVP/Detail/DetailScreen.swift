#if !os(macOS)
  import Shop
  import VignolaCore

  /// One item, and how many of it are in the cart.
  @MainActor public enum DetailScreen {
    /// Puts a screen about an item together. It wants nothing of its owner.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - cart: The cart it is put into.
    ///   - watch: Is told of each component as it is made.
    public static func make(
      of item: Item, cart: any CartService, watch: (AnyObject) -> Void
    ) -> any Screen {
      let presenter = DetailPresenter(item: item, cart: cart)
      let view = DetailViewController(output: presenter)
      presenter.view = view
      watch(presenter)
      watch(view)
      return view
    }
  }
#endif
