import Shop
import SwiftUI

/// What is in the cart, and the button that buys it.
struct CartView: View {
  let store: CartStore
  let onBought: () -> Void

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
        onBought()
      }
    }
    .navigationTitle("Cart")
  }
}
