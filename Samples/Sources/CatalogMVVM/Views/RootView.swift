import Shop
import SwiftUI
import VignolaCore

/// The catalog's screens. It makes their view models and is the one place that navigates.
struct RootView: View {
  private let cart: any CartService
  private let watch: (AnyObject) -> Void
  @State private var navigation: Lazy<CatalogNavigation>

  init(cart: any CartService, watch: @escaping (AnyObject) -> Void) {
    self.cart = cart
    self.watch = watch
    self.navigation = Lazy {
      let navigation = CatalogNavigation()
      watch(navigation)
      return navigation
    }
  }

  var body: some View {
    let navigation = navigation.value
    NavigationStack(path: Bindable(navigation).path) {
      CatalogView {
        watched(
          CatalogViewModel(
            cart: cart,
            onItem: { navigation.detail = $0 },
            onCart: { navigation.path = [.cart] }))
      }
      .navigationDestination(for: CatalogNavigation.Destination.self) { destination in
        switch destination {
        case .cart:
          CartView { watched(CartViewModel(cart: cart, onBought: { navigation.path = [] })) }
        }
      }
    }
    .sheet(item: Bindable(navigation).detail) { item in
      DetailView { watched(DetailViewModel(item: item, cart: cart)) }
    }
  }

  private func watched<Model: AnyObject>(_ model: Model) -> Model {
    watch(model)
    return model
  }
}
