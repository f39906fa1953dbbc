import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// The Catalog in Model-View: views over one observable store, and nothing between them.
public enum CatalogMV {
  /// A running catalog.
  ///
  /// - Parameters:
  ///   - store: The cart it works on; its views find it in their environment.
  ///   - place: Where it is shown. SwiftUI owns this catalog's path, so the place is not asked.
  ///   - watch: Is told of what SwiftUI keeps for each screen, as it begins to.
  @MainActor public static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    HostedScreen {
      CatalogView().watched()
        .environment(store)
        .environment(\.watch, watch)
    }
  }
}
