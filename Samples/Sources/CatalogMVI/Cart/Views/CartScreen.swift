import MVI
import SwiftUI
import VignolaCore
import VignolaUI

/// What is in the cart, and the button that buys it.
struct CartScreen: View {
  private let leave: () -> Void
  @State private var module: Lazy<CartModule>

  init(with context: CatalogContext, leave: @escaping () -> Void) {
    self.leave = leave
    self.module = Lazy { CartModule(with: context) }
  }

  private var container: CartContainer { module.value.container }

  var body: some View {
    List {
      ForEach(container.state.rows) { row in
        HStack {
          Text(row.title)
          Spacer()
          Text(row.count)
        }
      }
      Button("Buy all") { container.onTapBuyAll() }
    }
    .navigationTitle("Cart")
    .routes(from: module.value.routes) { event in
      if case .dismiss = event { leave() }
    }
    .onAppear { container.viewOnAppear() }
    .closes(container.scope)
  }
}
