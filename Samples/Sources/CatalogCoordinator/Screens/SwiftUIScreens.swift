import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// Screens in SwiftUI, over the store itself.
@MainActor struct SwiftUIScreens: ShopScreens, CartScreens {
  let store: CartStore
  /// Is told of each screen as it is made.
  let watch: (AnyObject) -> Void

  func makeItems(
    onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void
  ) -> any Screen {
    hosted { [store] in ItemsView(store: store, onItem: onItem, onCart: onCart) }
  }

  func makeDetail(of item: Item) -> any Screen {
    hosted { [store] in DetailView(item: item, store: store) }
  }

  func makeCart(onBought: @escaping () -> Void) -> any Screen {
    hosted { [store] in CartView(store: store, onBought: onBought) }
  }

  private func hosted<Content: View>(_ content: @escaping () -> Content) -> any Screen {
    let screen = HostedScreen(content)
    watch(screen)
    return screen
  }
}
