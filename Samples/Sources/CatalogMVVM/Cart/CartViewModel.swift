import Observation
import Shop

/// What is in the cart, and the way to buy it.
@MainActor @Observable final class CartViewModel {
  struct Line: Identifiable, Equatable {
    let id: Item.ID
    let title: String
    let count: String
  }

  private(set) var lines: [Line] = []

  @ObservationIgnored private let cart: any CartService
  @ObservationIgnored private let onBought: () -> Void

  /// A cart, and what happens once it is bought.
  ///
  /// - Parameters:
  ///   - cart: The cart it shows.
  ///   - onBought: Called when everything in it has been bought.
  init(cart: any CartService, onBought: @escaping () -> Void) {
    self.cart = cart
    self.onBought = onBought
    update()
    cart.onChange(for: self) { $0.update() }
  }

  func buyAll() {
    cart.buyAll()
    onBought()
  }

  private func update() {
    lines = cart.cart.lines.map { line in
      Line(id: line.id, title: line.item.title, count: String(line.count))
    }
  }
}
