import CatalogSVIP
import SwiftUI
import VignolaUI

/// The shop's items, each with a minus and a plus, and the way to the cart.
struct CatalogView: View {
  let viewModel: CatalogViewModel

  var body: some View {
    List {
      ForEach(viewModel.rows) { row in
        HStack {
          Button(row.title) { viewModel.rowTapped(row.id) }
            .buttonStyle(.plain)
          Spacer()
          Button {
            viewModel.minusTapped(row.id)
          } label: {
            Image(systemName: "minus.circle")
          }
          .buttonStyle(.borderless)
          .disabled(!row.canRemove)
          .accessibilityLabel("Remove \(row.title)")
          Button {
            viewModel.plusTapped(row.id)
          } label: {
            Image(systemName: "plus.circle")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Add \(row.title)")
        }
      }
    }
    .shows(viewModel.ui)
    .navigationTitle("Items")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(viewModel.cartTitle) { viewModel.cartTapped() }
          .disabled(!viewModel.canOpenCart)
          .accessibilityLabel("Cart, \(viewModel.cartTitle)")
      }
    }
    .onFirstAppearance { viewModel.appeared() }
  }
}
