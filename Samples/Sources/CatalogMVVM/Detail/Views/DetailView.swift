import SwiftUI
import VignolaCore

/// One item, how many of it are in the cart, and two buttons.
struct DetailView: View {
  @State private var model: Lazy<DetailViewModel>

  init(model: @escaping @MainActor () -> DetailViewModel) {
    self.model = Lazy(model)
  }

  var body: some View {
    let model = model.value
    VStack {
      Text(model.title).font(.title)
      Text(model.countTitle)
      Button("Add to cart") { model.add() }
        .buttonStyle(.borderedProminent)
      Button("Remove from cart") { model.remove() }
        .buttonStyle(.bordered)
        .disabled(!model.canRemove)
    }
    .padding()
  }
}
