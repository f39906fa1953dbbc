import Shop
import SwiftUI

/// How many things are in the cart, and the way to it when there are any.
struct CartButton: View {
  let onTap: () -> Void

  @Environment(CartStore.self) private var store

  var body: some View {
    Button {
      onTap()
    } label: {
      HStack {
        Image(systemName: "cart")
        Text("\(store.cart.total)")
      }
    }
    .disabled(store.cart.total == 0)
    .accessibilityLabel("Cart, \(store.cart.total)")
  }
}
