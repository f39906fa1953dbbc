import Observation
import Shop
import Testing

/// What the views rely on; the rest of the store's tests are the shop's.
@MainActor @Suite("MV, the store")
struct StoreTests {
  @Test("whoever has read the cart is told of a change, before it, and of nothing else")
  func told() {
    let store = CartStore()
    var changes = 0
    func read() {
      withObservationTracking {
        _ = store.cart
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    read()
    store.remove(1)
    store.buyAll()
    store.add(11)
    #expect(changes == 0)
    store.add(1)
    #expect(changes == 1)
    read()
    store.buyAll()
    #expect(changes == 2)
  }

  @Test("does the business without a view")
  func business() {
    let store = CartStore()
    for item in [1, 2, 2, 10] { store.add(item) }
    store.remove(10)
    #expect(store.cart.lines.map(\.item.title) == ["Item 2", "Item 1"])
    #expect(store.cart.total == 3)
    store.buyAll()
    #expect(store.cart.lines.isEmpty)
  }
}
