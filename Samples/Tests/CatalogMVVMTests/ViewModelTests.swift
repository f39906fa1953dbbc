import SampleTestSupport
import Shop
import Testing
import VignolaTesting

@testable import CatalogMVVM

@MainActor @Suite("MVVM, the view models")
struct ViewModelTests {
  private let service = CartStub()

  @Test("the list's says what can be removed and whether there is a cart to open")
  func list() {
    var cart = Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")])
    service.cart = cart
    let model = CatalogViewModel(cart: service, onItem: { _ in }, onCart: {})
    #expect(
      model.rows == [
        CatalogViewModel.Row(id: 7, title: "Tea", canRemove: false),
        CatalogViewModel.Row(id: 8, title: "Milk", canRemove: false),
      ])
    #expect(model.cartTitle == "0")
    #expect(!model.canOpenCart)
    cart.add(8)
    cart.add(8)
    service.cart = cart
    #expect(model.rows.map(\.canRemove) == [false, true])
    #expect(model.cartTitle == "2")
    #expect(model.canOpenCart)
  }

  @Test("the list's has the service do the business, and shows nothing before it is done")
  func listCommands() {
    let model = CatalogViewModel(cart: service, onItem: { _ in }, onCart: {})
    model.add(1)
    model.remove(2)
    #expect(service.told == ["add 1", "remove 2"])
    #expect(model.cartTitle == "0")
  }

  @Test("the list's leads to an item and to the cart by its closures, and to nothing unknown")
  func listLeads() {
    var opened: [String] = []
    let model = CatalogViewModel(
      cart: service, onItem: { opened.append($0.title) }, onCart: { opened.append("cart") })
    model.open(3)
    model.open(11)
    model.openCart()
    #expect(opened == ["Item 3", "cart"])
    #expect(service.told.isEmpty)
  }

  @Test("the cart's shows the lines in the model's order, whoever changed them")
  func cart() {
    let model = CartViewModel(cart: service, onBought: {})
    #expect(model.lines.isEmpty)
    for item in [1, 2, 2, 10] { service.cart.add(item) }
    #expect(
      model.lines == [
        CartViewModel.Line(id: 2, title: "Item 2", count: "2"),
        CartViewModel.Line(id: 10, title: "Item 10", count: "1"),
        CartViewModel.Line(id: 1, title: "Item 1", count: "1"),
      ])
  }

  @Test("the cart's buys first and tells its owner then")
  func buys() {
    var toldAtEnd: [String]?
    let model = CartViewModel(
      cart: service, onBought: { [service] in toldAtEnd = service.told })
    model.buyAll()
    #expect(toldAtEnd == ["buy all"])
  }

  @Test("the sheet's counts its own item alone")
  func detail() {
    let model = DetailViewModel(item: Item.assortment[4], cart: service)
    service.cart.add(1)
    #expect([model.title, model.countTitle] == ["Item 5", "0 in cart"])
    #expect(!model.canRemove)
    service.cart.add(5)
    #expect(model.countTitle == "1 in cart")
    #expect(model.canRemove)
    model.add()
    model.remove()
    #expect(service.told == ["add 5", "remove 5"])
  }

  @Test("none is kept by the model that it listens to")
  func released() {
    expectReleased { CatalogViewModel(cart: service, onItem: { _ in }, onCart: {}) }
    expectReleased { CartViewModel(cart: service, onBought: {}) }
    expectReleased { DetailViewModel(item: Item.assortment[0], cart: service) }
  }
}
