import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("After its scope is over, an observed value") struct ObservedLifetimeTests {
  let ring = TraceRing()
  let app: LifetimeScope
  let owner = Listener()

  init() {
    app = LifetimeScope("App", trace: Trace(sinks: [ring]))
  }

  @Test("still changes but tells nobody, which is counted and traced", .proves(.g4, .core))
  func closed() {
    let cart = app.child("Cart")
    let items = Observed(0, as: "items", in: cart)
    var heard: [Int] = []
    items.bind(to: owner) { heard.append($1) }
    cart.close()
    items.set(1)
    #expect(items.value == 1)
    #expect(heard == [0])
    #expect(app.dropped == 1)
    #expect(ring.events.last?.description == "4 lifetime items: (dropped) (Cart)")
  }

  @Test("does the same when the scope was merely released", .proves(.g4, .core))
  func released() {
    let items: Observed<Int>
    do {
      let cart = app.child("Cart")
      items = Observed(0, as: "items", in: cart)
    }
    var heard: [Int] = []
    items.bind(to: owner) { heard.append($1) }
    items.set(1)
    #expect(heard == [0])
    #expect(app.dropped == 1)
  }

  @Test("keeps neither the scope nor, being kept by it, itself")
  func ownership() {
    var cart: LifetimeScope? = app.child("Cart")
    var items: Observed<Int>? = Observed(0, in: cart)
    weak let goneCart = cart
    weak let goneItems = items
    cart = nil
    #expect(goneCart == nil)
    items = nil
    #expect(goneItems == nil)
  }
}
