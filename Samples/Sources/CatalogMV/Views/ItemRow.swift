import Shop
import SwiftUI

/// An item, with a minus and a plus.
struct ItemRow: View {
  let item: Item
  let onTap: () -> Void

  @Environment(CartStore.self) private var store

  var body: some View {
    HStack {
      Button(item.title) { onTap() }
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
