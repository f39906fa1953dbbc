import CatalogSVIP
import SwiftUI
import VignolaUI

/// What is in the cart, and the button that buys it.
struct CartView: View {
  let viewModel: CartViewModel

  var body: some View {
    List {
      ForEach(viewModel.rows) { row in
        HStack {
          Text(row.title)
          Spacer()
          Text(row.count)
        }
      }
      Button("Buy all") { viewModel.buyAllTapped() }
    }
    .shows(viewModel.ui)
    .navigationTitle("Cart")
    .onFirstAppearance { viewModel.appeared() }
  }
}
