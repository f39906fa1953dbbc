#if !os(macOS)
  import Shop
  import VignolaCore

  /// The list of what the shop sells.
  @MainActor public enum CatalogScreen {
    /// Puts a list together.
    ///
    /// - Parameters:
    ///   - cart: The cart it puts things into.
    ///   - onItem: Called when the user wants to know more about an item.
    ///   - onCart: Called when the user wants to see the cart.
    ///   - watch: Is told of each component as it is made.
    public static func make(
      cart: any CartService, onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void,
      watch: (AnyObject) -> Void
    ) -> any Screen {
      let presenter = CatalogPresenter(cart: cart, onItem: onItem, onCart: onCart)
      let view = CatalogViewController(output: presenter)
      presenter.view = view
      watch(presenter)
      watch(view)
      return view
    }
  }
#endif
