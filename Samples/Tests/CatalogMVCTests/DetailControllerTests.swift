import SampleTestSupport
import ScreenDriver
import Shop
import Testing

@testable import CatalogMVC

@MainActor @Suite("MVC, the sheet's controller")
struct DetailControllerTests {
  private let store = CartStore()
  private let components = Components()

  private func open() -> Phone {
    Phone(
      showing: DetailController(
        of: Item.assortment[4], store: store, watch: { [components] in components.made($0) }))
  }

  @Test("shows how many of its item the model holds, whoever changed that")
  func shows() throws {
    store.add(1)
    let phone = open()
    #expect(phone.texts == ["Item 5", "0 in cart"])
    #expect(try !phone.isEnabled("Remove from cart"))
    store.add(5)
    #expect(phone.texts == ["Item 5", "1 in cart"])
    #expect(try phone.isEnabled("Remove from cart"))
  }

  @Test("makes a touch a change of the model")
  func changes() throws {
    let phone = open()
    try phone.tap("Add to cart")
    try phone.tap("Add to cart")
    try phone.tap("Remove from cart")
    #expect(store.cart.count(of: 5) == 1)
    #expect(store.cart.total == 1)
  }

  @Test("is kept neither by the model nor by its view")
  func released() {
    var phone: Phone? = open()
    #expect(phone?.texts.isEmpty == false)
    #expect(components.alive == ["DetailController"])
    phone = nil
    #expect(components.alive.isEmpty)
  }
}
