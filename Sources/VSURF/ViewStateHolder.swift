import Observation

/// Turns what units put out into the one state a view shows, and the view's commands into commands
/// of units.
///
/// ```swift
/// @MainActor @Observable final class CartHolder: ViewStateHolder, CartViewOutput {
///   private(set) var state = CartView.ViewState()
///   @ObservationIgnored private let cart: any CartInput & CartOutput
///
///   init(cart: any CartInput & CartOutput) {
///     self.cart = cart
///     cart.cart.bind(to: self) { holder, cart in holder.state = CartView.ViewState(cart) }
///   }
///   func buyAll() { cart.removeAll() }
/// }
/// ```
///
/// A holder is owned by its view group and by nobody else; it holds its units, and neither the view
/// nor a unit holds it. Binding to an ``/VignolaCore/Observed`` value keeps nothing alive, which is
/// what the `assign(to:on:)` of the original got wrong.
@MainActor public protocol ViewStateHolder<ViewState>: AnyObject, Observable {
  /// What the view shows: a value nested in the view, ready for display.
  associatedtype ViewState
  /// The state to show now.
  var state: ViewState { get }
}
