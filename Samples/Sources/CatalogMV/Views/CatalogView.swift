import Shop
import SwiftUI

/// The shop's items, a sheet about each, and the way to the cart.
struct CatalogView: View {
  private enum Destination: Hashable {
    case cart
  }

  @Environment(CartStore.self) private var store
  @State private var path: [Destination] = []
  @State private var detail: Item?

  var body: some View {
    NavigationStack(path: $path) {
      List(store.cart.assortment) { item in
        ItemRow(item: item) { detail = item }
      }
      .navigationTitle("Items")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          CartButton { path = [.cart] }
        }
      }
      .navigationDestination(for: Destination.self) { destination in
        switch destination {
        case .cart: CartView().watched()
        }
      }
    }
    .sheet(item: $detail) { item in
      DetailView(item: item).watched()
    }
  }
}
