import CatalogFlow
import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// The Catalog in VSURF, assembled.
public enum CatalogVSURF {
  /// A running catalog.
  ///
  /// - Parameters:
  ///   - store: The cart it works on.
  ///   - place: Where it is shown. SwiftUI owns this flow's path, so the place is asked for its life
  ///     alone.
  ///   - watch: Is told of each component as it is made.
  @MainActor public static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    HostedScreen {
      CatalogViewGroup {
        let life = place.scope?.child("Catalog") ?? LifetimeScope("Catalog")
        return CatalogContainer(store: store, in: life, watch: watch)
      }
    }
  }
}
