import Shop
import VSURF

/// What the cart's unit can be told.
@MainActor public protocol CartInput: UnitInput {
  /// Puts one more of an item into the cart.
  func add(_ item: Item.ID)
  /// Takes one of an item out of the cart.
  func remove(_ item: Item.ID)
  /// Buys everything in the cart.
  func buyAll()
}
