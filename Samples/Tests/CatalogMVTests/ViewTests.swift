import SampleTestSupport
import ScreenDriver
import Shop
import SwiftUI
import Testing

@testable import CatalogMV

@MainActor @Suite("MV, the views")
struct ViewTests {
  private let store = CartStore()

  private func open<Content: View>(_ content: @escaping () -> Content) -> Phone {
    Phone(ViewHost { content().environment(store) })
  }

  @Test("a row tells the store what was touched, and its owner that it was")
  func row() throws {
    let item = Item.assortment[2]
    var taps = 0
    let phone = open { ItemRow(item: item) { taps += 1 } }
    #expect(try !phone.isEnabled("Remove Item 3"))
    try phone.tap("Add Item 3")
    try phone.tap("Add Item 3")
    try phone.tap("Remove Item 3")
    #expect(store.cart.count(of: 3) == 1)
    #expect(taps == 0)
    try phone.tap("Item 3")
    #expect(taps == 1)
    #expect(store.cart.total == 1)
  }

  @Test("the way to the cart is open when there is something in it, whoever put it there")
  func cartButton() throws {
    var taps = 0
    let phone = open { CartButton { taps += 1 } }
    #expect(try !phone.isEnabled("Cart, 0"))
    store.add(1)
    try phone.tap("Cart, 1")
    #expect(taps == 1)
    store.buyAll()
    #expect(try !phone.isEnabled("Cart, 0"))
  }

  @Test("the cart shows the store's lines in the store's order, and has the store buy them")
  func cart() throws {
    for item in [1, 2, 2, 10] { store.add(item) }
    let phone = open { CartView() }
    #expect(phone.rows == ["Item 2 2", "Item 10 1", "Item 1 1", "Buy all"])
    store.remove(10)
    #expect(phone.rows == ["Item 2 2", "Item 1 1", "Buy all"])
    try phone.tap("Buy all")
    #expect(store.cart.total == 0)
    #expect(phone.rows == ["Buy all"])
  }

  @Test("the sheet keeps no count of its own: it shows the store's, whoever changed that")
  func detail() throws {
    let item = Item.assortment[4]
    let phone = open { DetailView(item: item) }
    #expect(phone.texts == ["Item 5", "0 in cart"])
    #expect(try !phone.isEnabled("Remove from cart"))
    store.add(5)
    store.add(1)
    #expect(phone.texts == ["Item 5", "1 in cart"])
    try phone.tap("Add to cart")
    #expect(store.cart.count(of: 5) == 2)
    try phone.tap("Remove from cart")
    #expect(phone.texts == ["Item 5", "1 in cart"])
  }
}
