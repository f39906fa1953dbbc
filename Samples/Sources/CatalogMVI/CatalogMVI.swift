import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// The Catalog in MVI.
@MainActor public enum CatalogMVI {
  /// A running catalog.
  ///
  /// - Parameters:
  ///   - store: The cart it works on.
  ///   - place: Where it is shown. SwiftUI owns the path, so the place is asked for its life alone.
  ///   - watch: Is told of each container, intent, model and way to a router as it is made.
  /// - Returns: The catalog's first screen, with all that it leads to.
  public static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    let context = CatalogContext(
      cart: store, scope: place.scope ?? LifetimeScope("Catalog"), watch: watch)
    return HostedScreen { CatalogScreen(with: context) }
  }
}
