import PinCode
import SwiftUI
import VignolaUI

/// Dots over twelve buttons.
struct PinCodeView: View {
  let viewModel: PinCodeViewModel

  var body: some View {
    VStack {
      Text(dots)
        .accessibilityLabel("\(viewModel.filled) of \(PinCodeData.length) digits")
      if viewModel.isWrong {
        Text("Wrong pin").foregroundStyle(.red)
      }
      ForEach([1, 4, 7], id: \.self) { first in
        HStack {
          ForEach(first..<first + 3, id: \.self) { digit($0) }
        }
      }
      HStack {
        Button("Log out") { viewModel.logoutTapped() }
        digit(0)
        if let corner = viewModel.corner {
          Button {
            viewModel.tapped(corner)
          } label: {
            Image(systemName: corner.symbol)
          }
          .accessibilityLabel(corner.label)
        } else {
          Spacer()
        }
      }
    }
    .shows(viewModel.ui)
    .navigationTitle(viewModel.title)
    .onFirstAppearance { viewModel.appeared() }
  }

  private var dots: String {
    let left = PinCodeData.length - viewModel.filled
    return String(repeating: "●", count: viewModel.filled) + String(repeating: "○", count: left)
  }

  private func digit(_ number: Int) -> some View {
    Button("\(number)") { viewModel.tapped(number) }
  }
}
