import Shop
import SwiftUI
import VignolaCore
import VignolaUI

@testable import CatalogMVVM

/// The Catalog in Model-View-ViewModel over a traced store: between a view and its view model is no
/// protocol to wrap.
@MainActor enum TracedMVVM {
  static func make(
    store: CartStore, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> any Screen {
    let cart = TracedCart(store, of: "ViewModel", in: "Catalog", place.trace)
    return HostedScreen { RootView(cart: cart, watch: watch) }
  }
}
