import SwiftUI
import VignolaUI

/// One item, how many of it are in the cart, and two buttons.
struct DetailView: View {
  let viewModel: DetailViewModel

  var body: some View {
    VStack {
      Text(viewModel.title).font(.title)
      Text(viewModel.countTitle)
      Button("Add to cart") { viewModel.addTapped() }
        .buttonStyle(.borderedProminent)
      Button("Remove from cart") { viewModel.removeTapped() }
        .buttonStyle(.bordered)
        .disabled(!viewModel.canRemove)
    }
    .padding()
    .shows(viewModel.ui)
    .onFirstAppearance { viewModel.appeared() }
  }
}
