import SampleTestSupport
import Shop
import Testing

@testable import CatalogVIP

@MainActor @Suite("VIP, the worker")
struct WorkerTests {
  private let cart = CartStub()

  @Test("fetches the cart and its items from the store")
  func fetches() {
    let worker = CartWorker(store: cart)
    cart.cart.add(3)
    #expect(worker.fetchCart() == cart.cart)
    #expect(worker.fetchItem(3) == Item.assortment[2])
    #expect(worker.fetchItem(11) == nil)
  }

  @Test("has the store do what it is told")
  func changes() {
    let worker = CartWorker(store: cart)
    worker.addItem(1)
    worker.removeItem(2)
    worker.buyAll()
    #expect(cart.told == ["add 1", "remove 2", "buy all"])
  }

  @Test("tells of changes for as long as the one who is told lives")
  func tells() {
    let worker = CartWorker(store: cart)
    var heard: [Int] = []
    var owner: CartStub? = CartStub()
    if let owner { worker.onChange(for: owner) { _ in heard.append(worker.fetchCart().total) } }
    cart.cart.add(1)
    owner = nil
    cart.cart.add(1)
    #expect(heard == [1])
  }
}
