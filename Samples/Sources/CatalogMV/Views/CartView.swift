import Shop
import SwiftUI

/// What is in the cart, and the button that buys it.
struct CartView: View {
  @Environment(CartStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(store.cart.lines) { line in
        HStack {
          Text(line.item.title)
          Spacer()
          Text("\(line.count)")
        }
      }
      Button("Buy all") {
        store.buyAll()
        dismiss()
      }
    }
    .navigationTitle("Cart")
  }
}
