import Shop
import VSURF
import VignolaCore

/// What the cart's unit puts out.
@MainActor public protocol CartOutput: UnitOutput {
  /// The cart, current at any time.
  var cart: Observed<Cart> { get }
}
