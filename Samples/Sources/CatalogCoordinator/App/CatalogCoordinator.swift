import Coordinators
import Shop
import VignolaCore

/// The Catalog as flows of coordinators. The same flows run over two sets of screens, neither of
/// which they know.
@MainActor public enum CatalogCoordinator {
  #if !os(macOS)
    /// Begins a catalog over the screens of ``CatalogMVP``, which are used as they are.
    ///
    /// - Parameters:
    ///   - store: The cart it works on.
    ///   - surface: Where it is shown.
    ///   - watch: Is told of each component as it is made.
    /// - Returns: The outermost coordinator; to be kept for as long as the catalog is to be there.
    public static func overMVP(
      store: CartStore, on surface: NavigationSurface, watch: @escaping (AnyObject) -> Void
    ) -> AnyObject {
      begin(over: MVPScreens(cart: store, watch: watch), on: surface, watch: watch)
    }
  #endif

  /// Begins a catalog over screens in SwiftUI.
  ///
  /// - Parameters:
  ///   - store: The cart it works on.
  ///   - surface: Where it is shown.
  ///   - watch: Is told of each component as it is made.
  /// - Returns: The outermost coordinator; to be kept for as long as the catalog is to be there.
  public static func overSwiftUI(
    store: CartStore, on surface: NavigationSurface, watch: @escaping (AnyObject) -> Void
  ) -> AnyObject {
    begin(over: SwiftUIScreens(store: store, watch: watch), on: surface, watch: watch)
  }

  private static func begin(
    over screens: any ShopScreens & CartScreens, on surface: NavigationSurface,
    watch: @escaping (AnyObject) -> Void
  ) -> AnyObject {
    let shop = CatalogFlows(screens: screens, watch: watch)
      .makeShop(flow: Flow("Catalog", on: surface))
    shop.start()
    return shop
  }
}
