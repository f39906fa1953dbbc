import Shop

/// The business of one item: how many of it are in the cart.
@MainActor final class DetailInteractor: DetailInteractorInput {
  weak var output: (any DetailInteractorOutput)?

  private let item: Item.ID
  private let cart: any CartService

  init(item: Item.ID, cart: any CartService) {
    self.item = item
    self.cart = cart
  }

  func loadItem() {
    cart.onChange(for: self) { $0.tell() }
    tell()
  }

  func add() { cart.add(item) }

  func remove() { cart.remove(item) }

  private func tell() {
    let cart = cart.cart
    guard let item = cart.assortment.first(where: { $0.id == item }) else { return }
    output?.loaded(DetailContents(title: item.title, count: cart.count(of: item.id)))
  }
}
