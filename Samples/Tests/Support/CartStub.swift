import Shop

/// A cart that notes what it is told and does nothing of it: it changes when the test says so.
@MainActor package final class CartStub: CartService {
  package var cart = Cart() { didSet { listeners.forEach { $0() } } }
  /// What it was told, in order.
  package private(set) var told: [String] = []
  private var listeners: [() -> Void] = []

  package init() {}

  package func add(_ item: Item.ID) { told.append("add \(item)") }
  package func remove(_ item: Item.ID) { told.append("remove \(item)") }
  package func buyAll() { told.append("buy all") }

  package func onChange<Owner: AnyObject>(
    for owner: Owner, _ tell: @escaping (Owner) -> Void
  ) {
    listeners.append { [weak owner] in if let owner { tell(owner) } }
  }
}
