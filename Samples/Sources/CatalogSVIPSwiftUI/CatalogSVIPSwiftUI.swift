import CatalogSVIP
import Shop
import VignolaCore

/// The Catalog in SVIP, its views in SwiftUI.
@MainActor public enum CatalogSVIPSwiftUI {
  /// Begins a catalog.
  ///
  /// - Parameters:
  ///   - store: The cart it works on.
  ///   - surface: Where it is shown.
  ///   - watch: Is told of each view, mailbox, logic and router as it is made.
  /// - Returns: The catalog's life, to be kept for as long as it is to be there.
  public static func begin(
    store: CartStore, on surface: NavigationSurface, watch: @escaping (AnyObject) -> Void
  ) -> AnyObject? {
    let life = surface.scope.child("Catalog")
    let list = life.child("List")
    let context = CatalogContext(store: store, scope: life, watch: watch)
    surface.setRoot(
      { CatalogConfigurator.configureModule(in: list, with: context, at: $0) },
      onRemoved: { _ in list.closeAndCheck() })
    return life
  }
}
