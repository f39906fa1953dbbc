import MVI
import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// One item, how many of it are in the cart, and two buttons.
struct DetailScreen: View {
  @State private var module: Lazy<DetailModule>

  init(of item: Item, with context: CatalogContext) {
    self.module = Lazy { DetailModule(of: item, with: context) }
  }

  private var container: DetailContainer { module.value.container }
  private var state: any DetailModelState { container.state }

  var body: some View {
    VStack {
      Text(state.title).font(.title)
      Text(state.countTitle)
      Button("Add to cart") { container.onTapAdd() }
        .buttonStyle(.borderedProminent)
      Button("Remove from cart") { container.onTapRemove() }
        .buttonStyle(.bordered)
        .disabled(!state.canRemove)
    }
    .padding()
    .onAppear { container.viewOnAppear() }
    .closes(container.scope)
  }
}
