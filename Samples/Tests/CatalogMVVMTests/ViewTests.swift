import SampleTestSupport
import ScreenDriver
import Shop
import SwiftUI
import Testing

@testable import CatalogMVVM

@MainActor @Suite("MVVM, the views")
struct ViewTests {
  private let service = CartStub()

  @Test("the list shows what its view model says, and tells it what was touched")
  func list() throws {
    var opened: [String] = []
    let model = CatalogViewModel(
      cart: service, onItem: { opened.append($0.title) }, onCart: { opened.append("cart") })
    let phone = Phone(ViewHost { NavigationStack { CatalogView { model } } })
    #expect(phone.title == "Items")
    #expect(phone.rows == Item.assortment.map(\.title))
    #expect(try !phone.isEnabled("Remove Item 2"))
    service.cart.add(2)
    try phone.tap("Remove Item 2")
    try phone.tap("Add Item 3")
    try phone.tap("Item 4")
    try phone.tap("Cart, 1")
    #expect(service.told == ["remove 2", "add 3"])
    #expect(opened == ["Item 4", "cart"])
  }

  @Test("the cart shows what its view model says, and tells it what was touched")
  func cart() throws {
    service.cart.add(2)
    var isBought = false
    let model = CartViewModel(cart: service, onBought: { isBought = true })
    let phone = Phone(ViewHost { CartView { model } })
    #expect(phone.rows == ["Item 2 1", "Buy all"])
    try phone.tap("Buy all")
    #expect(isBought)
  }

  @Test("the sheet shows what its view model says, and tells it what was touched")
  func detail() throws {
    let model = DetailViewModel(item: Item.assortment[4], cart: service)
    let phone = Phone(ViewHost { DetailView { model } })
    #expect(phone.texts == ["Item 5", "0 in cart"])
    #expect(try !phone.isEnabled("Remove from cart"))
    service.cart.add(5)
    #expect(phone.texts == ["Item 5", "1 in cart"])
    try phone.tap("Add to cart")
    try phone.tap("Remove from cart")
    #expect(service.told == ["add 5", "remove 5"])
  }
}
