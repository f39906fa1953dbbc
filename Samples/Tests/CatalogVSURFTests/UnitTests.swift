import SampleTestSupport
import Shop
import Testing
import VignolaCore
import VignolaTesting

@testable import CatalogState

/// The cart's unit alone, over a service that only notes.
@MainActor @Suite("VSURF, the cart's unit", .balanced)
struct UnitTests {
  private let scope = LifetimeScope("Catalog")
  private let service = CartStub()

  init() {
    balanceAtTheEnd(in: scope)
  }

  @Test("puts out the cart as it is, and as it changes, whoever changed it")
  func output() {
    service.cart.add(3)
    let unit = CartUnit(service: service, in: scope)
    #expect(unit.cart.value == service.cart)
    service.cart.add(3)
    #expect(unit.cart.value.total == 2)
  }

  @Test("has the service carry its commands out, and puts out nothing before the service has")
  func commands() {
    let unit = CartUnit(service: service, in: scope)
    unit.add(2)
    unit.remove(4)
    unit.buyAll()
    #expect(service.told == ["add 2", "remove 4", "buy all"])
    #expect(unit.cart.value == Cart())
  }

  @Test("carries a command out in its turn, after what led to it")
  func turn() {
    let unit = CartUnit(service: service, in: scope)
    var during: [String]?
    scope.deliver(.intent, "plusTapped", to: "Test") {
      unit.add(2)
      during = service.told
    }
    #expect(during == [])
    #expect(service.told == ["add 2"])
  }

  @Test("carries nothing out once its flow is over")
  func over() {
    let unit = CartUnit(service: service, in: scope)
    scope.close()
    unit.add(2)
    #expect(service.told.isEmpty)
  }
}
