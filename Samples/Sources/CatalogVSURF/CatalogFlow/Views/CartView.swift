import SwiftUI
import VSURF
import VignolaCore

/// What a touch on the cart sets off.
@MainActor protocol CartViewOutput: AnyObject {
  func buyAllTapped()
}

/// What is in the cart, and the button that buys it.
struct CartView: View {
  struct ViewState: Equatable {
    struct Line: Identifiable, Equatable {
      let id: Int
      let title: String
      let count: String
    }

    let lines: [Line]
  }

  let state: ViewState
  let output: WeakHandle<any CartViewOutput>
  @Binding var navigation: CatalogNavigation

  var body: some View {
    List {
      ForEach(state.lines) { line in
        HStack {
          Text(line.title)
          Spacer()
          Text(line.count)
        }
      }
      Button("Buy all") {
        output.target?.buyAllTapped()
        navigation.pop(.cart)
      }
    }
    .navigationTitle("Cart")
  }
}
