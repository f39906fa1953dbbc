import PinCode
import SwiftUI
import VignolaUI

/// A list with a row an account.
struct AccountsView: View {
  let viewModel: AccountsViewModel

  var body: some View {
    List {
      ForEach(viewModel.rows) { row in
        Button {
          viewModel.tapped(row.id)
        } label: {
          HStack {
            Text(row.owner)
            if !row.note.isEmpty {
              Spacer()
              Text(row.note).foregroundStyle(.secondary)
            }
          }
        }
        .buttonStyle(.plain)
      }
    }
    .shows(viewModel.ui)
    .navigationTitle("Accounts")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Reload") { viewModel.reloadTapped() }
      }
    }
    .onFirstAppearance { viewModel.appeared() }
  }
}
