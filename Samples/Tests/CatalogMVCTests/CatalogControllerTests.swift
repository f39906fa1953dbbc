import SampleTestSupport
import ScreenDriver
import Shop
import Testing

@testable import CatalogMVC

@MainActor @Suite("MVC, the list's controller")
struct CatalogControllerTests {
  private let store = CartStore()
  private let root = RootPlace()
  private let components = Components()

  private func open() throws -> Phone {
    Phone(
      showing: CatalogController(
        store: store, at: try root.open(), watch: { [components] in components.made($0) }))
  }

  @Test("shows what the model holds, and what it changes to, whoever changed it")
  func shows() throws {
    store.add(3)
    let phone = try open()
    #expect(phone.title == "Items")
    #expect(phone.rows == Item.assortment.map(\.title))
    #expect(try phone.isEnabled("Cart, 1"))
    #expect(try phone.isEnabled("Remove Item 3"))
    #expect(try !phone.isEnabled("Remove Item 2"))
    store.remove(3)
    #expect(try !phone.isEnabled("Cart, 0"))
    #expect(try !phone.isEnabled("Remove Item 3"))
  }

  @Test("makes a touch a change of the model")
  func changes() throws {
    let phone = try open()
    try phone.tap("Add Item 2")
    try phone.tap("Add Item 2")
    try phone.tap("Remove Item 2")
    try phone.tap("Add Item 10")
    #expect(store.cart.count(of: 2) == 1)
    #expect(store.cart.total == 2)
  }

  @Test("leads from a row to its item, over the list")
  func item() throws {
    let phone = try open()
    try phone.tap("Item 2")
    #expect(root.screens == "Root / DetailController")
    let detail = try #require(components.latest(DetailController.self))
    #expect(Phone(showing: detail).texts == ["Item 2", "0 in cart"])
  }

  @Test("leads to the cart, once however often it is tapped")
  func cart() throws {
    store.add(1)
    let phone = try open()
    try phone.doubleTap("Cart, 1")
    #expect(root.screens == "Root > CartController")
  }

  @Test("is kept neither by the model nor by its views")
  func released() throws {
    var phone: Phone? = try open()
    #expect(phone?.rows.isEmpty == false)
    #expect(components.alive == ["CatalogController"])
    phone = nil
    #expect(components.alive.isEmpty)
  }
}
