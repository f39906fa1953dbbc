import SwiftUI
import VignolaCore

/// What is in the cart, and the button that buys it.
struct CartView: View {
  @State private var model: Lazy<CartViewModel>

  init(model: @escaping @MainActor () -> CartViewModel) {
    self.model = Lazy(model)
  }

  var body: some View {
    let model = model.value
    List {
      ForEach(model.lines) { line in
        HStack {
          Text(line.title)
          Spacer()
          Text(line.count)
        }
      }
      Button("Buy all") { model.buyAll() }
    }
    .navigationTitle("Cart")
  }
}
