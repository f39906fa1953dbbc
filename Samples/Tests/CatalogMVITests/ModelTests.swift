import Shop
import Testing

@testable import CatalogMVI

/// The models alone: what is shown of which data.
@MainActor @Suite("MVI, the models")
struct ModelTests {
  @Test("the list's shows nothing at first, then the shop: what is there can be removed and bought")
  func catalog() {
    let model = CatalogModel()
    #expect(model.rows.isEmpty)
    #expect(model.cartTitle == "0")
    #expect(!model.canOpenCart)
    var cart = Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")])
    cart.add(7)
    model.show(cart)
    #expect(
      model.rows == [
        CatalogRow(id: 7, title: "Tea", canRemove: true),
        CatalogRow(id: 8, title: "Milk", canRemove: false),
      ])
    #expect(model.cartTitle == "1")
    #expect(model.canOpenCart)
  }

  @Test("the cart's shows its lines in their order")
  func cart() {
    let model = CartModel()
    var cart = Cart()
    for item in [1, 2, 2, 10] { cart.add(item) }
    model.show(cart)
    #expect(
      model.rows == [
        CartRow(id: 2, title: "Item 2", count: "2"), CartRow(id: 10, title: "Item 10", count: "1"),
        CartRow(id: 1, title: "Item 1", count: "1"),
      ])
  }

  @Test("the sheet's words its item: what is there can be removed")
  func detail() {
    let model = DetailModel()
    #expect(!model.canRemove)
    model.show(Item(id: 5, title: "Tea"), count: 2)
    #expect([model.title, model.countTitle] == ["Tea", "2 in cart"])
    #expect(model.canRemove)
    model.show(Item(id: 5, title: "Tea"), count: 0)
    #expect(model.countTitle == "0 in cart")
    #expect(!model.canRemove)
  }
}
