import Shop
import SwiftUI

/// One item, how many of it are in the cart, and two buttons.
struct DetailView: View {
  let item: Item

  @Environment(CartStore.self) private var store

  var body: some View {
    VStack {
      Text(item.title).font(.title)
      Text("\(count) in cart")
      Button("Add to cart") { store.add(item.id) }
        .buttonStyle(.borderedProminent)
      Button("Remove from cart") { store.remove(item.id) }
        .buttonStyle(.bordered)
        .disabled(count == 0)
    }
    .padding()
  }

  private var count: Int { store.cart.count(of: item.id) }
}
