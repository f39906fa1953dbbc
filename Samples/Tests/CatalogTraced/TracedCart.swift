import Shop
import VignolaCore

/// The shop's store as one part sees it: what that part asks of it, and what it is told.
@MainActor final class TracedCart: CartService {
  private let store: CartStore
  private let asks: TracedLink
  private let tells: TracedLink

  init(_ store: CartStore, of part: StaticString, in module: StaticString, _ trace: Trace) {
    self.store = store
    asks = TracedLink(.command, from: part, to: "CartStore", in: module, trace)
    tells = TracedLink(.event, from: "CartStore", to: part, in: module, trace)
  }

  var cart: Cart { store.cart }

  func add(_ item: Item.ID) { asks.says("add") { store.add(item) } }

  func remove(_ item: Item.ID) { asks.says("remove") { store.remove(item) } }

  func buyAll() { asks.says("buyAll") { store.buyAll() } }

  func onChange<Owner: AnyObject>(for owner: Owner, _ tell: @escaping (Owner) -> Void) {
    store.onChange(for: owner) { [tells] owner in tells.says("changed") { tell(owner) } }
  }
}
