#if !os(macOS)
  import Shop
  import VignolaCore

  /// What is in the cart, and the button that buys it.
  @MainActor public enum CartScreen {
    /// Puts a cart's screen together.
    ///
    /// - Parameters:
    ///   - cart: The cart it shows.
    ///   - onBought: Called when everything in it has been bought.
    ///   - watch: Is told of each component as it is made.
    public static func make(
      cart: any CartService, onBought: @escaping () -> Void, watch: (AnyObject) -> Void
    ) -> any Screen {
      let presenter = CartPresenter(cart: cart, onBought: onBought)
      let view = CartViewController(output: presenter)
      presenter.view = view
      watch(presenter)
      watch(view)
      return view
    }
  }
#endif
