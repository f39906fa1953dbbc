import Observation
import Shop

/// How many of one item are in the cart, and what changes that.
@MainActor @Observable final class DetailViewModel {
  let title: String
  private(set) var countTitle = ""
  private(set) var canRemove = false

  @ObservationIgnored private let item: Item.ID
  @ObservationIgnored private let cart: any CartService

  init(item: Item, cart: any CartService) {
    title = item.title
    self.item = item.id
    self.cart = cart
    update()
    cart.onChange(for: self) { $0.update() }
  }

  func add() { cart.add(item) }

  func remove() { cart.remove(item) }

  private func update() {
    let count = cart.cart.count(of: item)
    countTitle = "\(count) in cart"
    canRemove = count > 0
  }
}
