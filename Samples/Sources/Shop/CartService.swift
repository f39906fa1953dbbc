/// The business of a cart, for whoever should not know the store behind it.
@MainActor public protocol CartService: AnyObject {
  /// The cart as it is now.
  var cart: Cart { get }
  /// Puts one more of an item into the cart.
  func add(_ item: Item.ID)
  /// Takes one of an item out of the cart.
  func remove(_ item: Item.ID)
  /// Buys everything in the cart, which empties it.
  func buyAll()
  /// Calls `tell` after each change, for as long as the owner lives.
  func onChange<Owner: AnyObject>(for owner: Owner, _ tell: @escaping (Owner) -> Void)
}

extension CartStore: CartService {}
