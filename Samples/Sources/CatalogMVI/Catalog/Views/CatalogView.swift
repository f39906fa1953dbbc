import MVI
import SwiftUI

/// The shop's items, each with a minus and a plus, and the way to the cart.
struct CatalogView: View {
  let container: CatalogContainer

  private var state: any CatalogModelState { container.state }

  var body: some View {
    List {
      ForEach(state.rows) { row in
        HStack {
          Button(row.title) { container.onTapItem(row.id) }
            .buttonStyle(.plain)
          Spacer()
          Button {
            container.onTapMinus(row.id)
          } label: {
            Image(systemName: "minus.circle")
          }
          .buttonStyle(.borderless)
          .disabled(!row.canRemove)
          .accessibilityLabel("Remove \(row.title)")
          Button {
            container.onTapPlus(row.id)
          } label: {
            Image(systemName: "plus.circle")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Add \(row.title)")
        }
      }
    }
    .navigationTitle("Items")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(state.cartTitle) { container.onTapCart() }
          .disabled(!state.canOpenCart)
          .accessibilityLabel("Cart, \(state.cartTitle)")
      }
    }
    .onAppear { container.viewOnAppear() }
  }
}
