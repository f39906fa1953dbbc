import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// A sheet about one item, with a holder of its own that goes with it.
struct DetailViewGroup: View {
  /// What the sheet is about.
  struct Subject: Identifiable, Equatable {
    let id: Item.ID
    let title: String

    var item: Item { Item(id: id, title: title) }
  }

  @State private var holder: Lazy<DetailHolder>

  init(holder: @escaping @MainActor () -> DetailHolder) {
    self.holder = Lazy(holder)
  }

  var body: some View {
    DetailView(state: holder.value.state, output: WeakHandle(holder.value) { $0 })
      .closes(holder.value.scope)
  }
}
