import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// The Catalog in Model-View-ViewModel: a view model a screen, which knows no view.
public enum CatalogMVVM {
  /// A running catalog.
  ///
  /// - Parameters:
  ///   - store: The cart it works on.
  ///   - place: Where it is shown. SwiftUI owns this catalog's path, so the place is not asked.
  ///   - watch: Is told of each component as it is made.
  @MainActor public static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    HostedScreen { RootView(cart: store, watch: watch) }
  }
}
