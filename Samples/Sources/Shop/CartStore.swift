import Observation

/// Keeps one cart and says when it changes: to SwiftUI, as an observable model, and to everybody
/// else, by a call.
@MainActor @Observable public final class CartStore {
  /// The cart as it is now.
  public private(set) var cart: Cart
  @ObservationIgnored private var listeners: [Listener] = []

  private struct Listener {
    weak var owner: AnyObject?
    let tell: () -> Void
  }

  /// A store with an empty cart over the assortment.
  public init(assortment: [Item] = Item.assortment) {
    cart = Cart(assortment: assortment)
  }

  /// Puts one more of an item into the cart.
  public func add(_ item: Item.ID) { change { $0.add(item) } }

  /// Takes one of an item out of the cart.
  public func remove(_ item: Item.ID) { change { $0.remove(item) } }

  /// Empties the cart, which is how everything in it is bought.
  public func buyAll() { change { $0.removeAll() } }

  /// Calls `tell` after each change, for as long as the owner lives; the owner is not kept alive.
  public func onChange<Owner: AnyObject>(for owner: Owner, _ tell: @escaping (Owner) -> Void) {
    listeners.append(
      Listener(owner: owner) { [weak owner] in
        if let owner { tell(owner) }
      })
  }

  private func change(_ edit: (inout Cart) -> Void) {
    var changed = cart
    edit(&changed)
    guard changed != cart else { return }
    cart = changed
    listeners.removeAll { $0.owner == nil }
    for listener in listeners { listener.tell() }
  }
}
