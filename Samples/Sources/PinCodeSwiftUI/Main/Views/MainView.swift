import SwiftUI
import VignolaUI

/// A list with a row a payment.
struct MainView: View {
  let viewModel: MainViewModel

  var body: some View {
    List {
      ForEach(viewModel.payments, id: \.self) { Text($0) }
    }
    .shows(viewModel.ui)
    .navigationTitle(viewModel.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Switch account") { viewModel.switchTapped() }
      }
    }
    .onFirstAppearance { viewModel.appeared() }
  }
}
