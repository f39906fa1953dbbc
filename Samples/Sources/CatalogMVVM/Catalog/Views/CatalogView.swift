import SwiftUI
import VignolaCore

/// The shop's items, each with a minus and a plus, and the way to the cart.
struct CatalogView: View {
  @State private var model: Lazy<CatalogViewModel>

  init(model: @escaping @MainActor () -> CatalogViewModel) {
    self.model = Lazy(model)
  }

  var body: some View {
    let model = model.value
    List(model.rows) { row in
      HStack {
        Button(row.title) { model.open(row.id) }
          .buttonStyle(.plain)
        Spacer()
        Button {
          model.remove(row.id)
        } label: {
          Image(systemName: "minus.circle")
        }
        .buttonStyle(.borderless)
        .disabled(!row.canRemove)
        .accessibilityLabel("Remove \(row.title)")
        Button {
          model.add(row.id)
        } label: {
          Image(systemName: "plus.circle")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Add \(row.title)")
      }
    }
    .navigationTitle("Items")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          model.openCart()
        } label: {
          HStack {
            Image(systemName: "cart")
            Text(model.cartTitle)
          }
        }
        .disabled(!model.canOpenCart)
        .accessibilityLabel("Cart, \(model.cartTitle)")
      }
    }
  }
}
