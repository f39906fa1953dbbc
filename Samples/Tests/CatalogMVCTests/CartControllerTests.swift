import SampleTestSupport
import ScreenDriver
import Shop
import Testing

@testable import CatalogMVC

@MainActor @Suite("MVC, the cart's controller")
struct CartControllerTests {
  private let store = CartStore()
  private let root = RootPlace()
  private let components = Components()

  private func open() throws -> Phone {
    Phone(
      showing: CartController(
        store: store, at: try root.push(), watch: { [components] in components.made($0) }))
  }

  @Test("shows the model's lines in their order, then what buys them")
  func shows() throws {
    for item in [1, 2, 2, 10] { store.add(item) }
    let phone = try open()
    #expect(phone.title == "Cart")
    #expect(phone.rows == ["Item 2 2", "Item 10 1", "Item 1 1", "Buy all"])
    store.remove(1)
    #expect(phone.rows == ["Item 2 2", "Item 10 1", "Buy all"])
  }

  @Test("has the model buy, and leaves")
  func buys() throws {
    store.add(1)
    let phone = try open()
    #expect(root.screens == "Root > Pushed")
    try phone.tap("Buy all")
    #expect(store.cart == Cart())
    #expect(root.screens == "Root")
  }

  @Test("makes nothing of a touch on a line")
  func line() throws {
    store.add(1)
    let phone = try open()
    try phone.tap("Item 1 1")
    #expect(store.cart.total == 1)
    #expect(root.screens == "Root > Pushed")
  }

  @Test("is kept neither by the model nor by its views")
  func released() throws {
    var phone: Phone? = try open()
    #expect(phone?.rows == ["Buy all"])
    #expect(components.alive == ["CartController"])
    phone = nil
    #expect(components.alive.isEmpty)
  }
}
