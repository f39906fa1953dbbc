import SwiftUI
import VignolaCore

/// What a touch on the sheet sets off.
@MainActor protocol DetailViewOutput: AnyObject {
  func addTapped()
  func removeTapped()
}

/// One item, how many of it are in the cart, and two buttons.
struct DetailView: View {
  struct ViewState: Equatable {
    let title: String
    let countTitle: String
    let canRemove: Bool
  }

  let state: ViewState
  let output: WeakHandle<any DetailViewOutput>

  var body: some View {
    VStack {
      Text(state.title).font(.title)
      Text(state.countTitle)
      Button("Add to cart") { output.target?.addTapped() }
        .buttonStyle(.borderedProminent)
      Button("Remove from cart") { output.target?.removeTapped() }
        .buttonStyle(.bordered)
        .disabled(!state.canRemove)
    }
    .padding()
  }
}
