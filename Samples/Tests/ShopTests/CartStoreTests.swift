import Observation
import Shop
import Testing

@MainActor @Suite("A cart store")
struct CartStoreTests {
  final class Listener {
    var totals: [Int] = []
  }

  @Test("tells its listeners of each change, in the order they came, and of nothing else")
  func tells() {
    let store = CartStore()
    let listener = Listener()
    store.onChange(for: listener) { $0.totals.append(store.cart.total) }
    store.onChange(for: listener) { $0.totals.append(-store.cart.total) }
    store.add(1)
    store.remove(2)
    store.add(11)
    store.buyAll()
    store.buyAll()
    #expect(listener.totals == [1, -1, 0, 0])
  }

  @Test("keeps no listener alive and tells none that is gone")
  func weak() {
    let store = CartStore()
    var calls = 0
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      store.onChange(for: listener) { _ in calls += 1 }
    }
    store.add(1)
    #expect(gone == nil)
    #expect(calls == 0)
  }

  @Test("is observable, as a model for SwiftUI")
  func observable() {
    let store = CartStore()
    var fired = false
    withObservationTracking {
      _ = store.cart
    } onChange: {
      MainActor.assumeIsolated { fired = true }
    }
    store.add(1)
    #expect(fired)
  }
}
