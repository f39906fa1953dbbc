import Observation
import Shop

/// What the list shows, and what can be done there.
@MainActor @Observable final class CatalogViewModel {
  struct Row: Identifiable, Equatable {
    let id: Item.ID
    let title: String
    let canRemove: Bool
  }

  private(set) var rows: [Row] = []
  private(set) var cartTitle = ""
  private(set) var canOpenCart = false

  @ObservationIgnored private let cart: any CartService
  @ObservationIgnored private let onItem: (Item) -> Void
  @ObservationIgnored private let onCart: () -> Void

  /// A list over a cart, and where it leads.
  ///
  /// - Parameters:
  ///   - cart: The cart it puts things into.
  ///   - onItem: Called when the user wants to know more about an item.
  ///   - onCart: Called when the user wants to see the cart.
  init(
    cart: any CartService, onItem: @escaping (Item) -> Void, onCart: @escaping () -> Void
  ) {
    self.cart = cart
    self.onItem = onItem
    self.onCart = onCart
    update()
    cart.onChange(for: self) { $0.update() }
  }

  func add(_ item: Item.ID) { cart.add(item) }

  func remove(_ item: Item.ID) { cart.remove(item) }

  func open(_ item: Item.ID) {
    guard let item = cart.cart.assortment.first(where: { $0.id == item }) else { return }
    onItem(item)
  }

  func openCart() { onCart() }

  private func update() {
    let cart = cart.cart
    rows = cart.assortment.map { item in
      Row(id: item.id, title: item.title, canRemove: cart.count(of: item.id) > 0)
    }
    cartTitle = String(cart.total)
    canOpenCart = cart.total > 0
  }
}
