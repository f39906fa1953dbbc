import Shop
import SwiftUI

/// The shop's items, each with a minus and a plus, and the way to the cart.
struct ItemsView: View {
  let store: CartStore
  let onItem: (Item) -> Void
  let onCart: () -> Void

  var body: some View {
    List {
      ForEach(store.cart.assortment) { item in
        HStack {
          Button(item.title) { onItem(item) }
            .buttonStyle(.plain)
          Spacer()
          Button {
            store.remove(item.id)
          } label: {
            Image(systemName: "minus.circle")
          }
          .buttonStyle(.borderless)
          .disabled(store.cart.count(of: item.id) == 0)
          .accessibilityLabel("Remove \(item.title)")
          Button {
            store.add(item.id)
          } label: {
            Image(systemName: "plus.circle")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Add \(item.title)")
        }
      }
    }
    .navigationTitle("Items")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("\(store.cart.total)") { onCart() }
          .disabled(store.cart.total == 0)
          .accessibilityLabel("Cart, \(store.cart.total)")
      }
    }
  }
}
