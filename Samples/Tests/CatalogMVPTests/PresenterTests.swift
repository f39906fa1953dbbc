import SampleTestSupport
import Shop
import Testing
import VignolaTesting

@testable import CatalogMVP

@MainActor @Suite("MVP, the presenters")
struct PresenterTests {
  private let service = CartStub()
  private let view = ViewSpy()

  private func list(
    onItem: @escaping (Item) -> Void = { _ in }, onCart: @escaping () -> Void = {}
  ) -> CatalogPresenter {
    let presenter = CatalogPresenter(cart: service, onItem: onItem, onCart: onCart)
    presenter.view = view
    return presenter
  }

  @Test("the list's says what to show when the view is ready, and after each change")
  func listShows() {
    var cart = Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")])
    service.cart = cart
    let presenter = list()
    #expect(view.lists.isEmpty)
    presenter.viewIsReady()
    cart.add(8)
    cart.add(8)
    service.cart = cart
    #expect(
      view.lists == [
        CatalogDisplay(
          rows: [
            CatalogDisplay.Row(id: 7, title: "Tea", canRemove: false),
            CatalogDisplay.Row(id: 8, title: "Milk", canRemove: false),
          ], cartTitle: "0", canOpenCart: false),
        CatalogDisplay(
          rows: [
            CatalogDisplay.Row(id: 7, title: "Tea", canRemove: false),
            CatalogDisplay.Row(id: 8, title: "Milk", canRemove: true),
          ], cartTitle: "2", canOpenCart: true),
      ])
  }

  @Test("the list's has the service do the business, and shows nothing before it is done")
  func listCommands() {
    let presenter = list()
    presenter.viewIsReady()
    presenter.plusTapped(1)
    presenter.minusTapped(2)
    #expect(service.told == ["add 1", "remove 2"])
    #expect(view.lists.count == 1)
  }

  @Test("the list's tells its owner what is wanted, and nothing of what the shop does not sell")
  func listLeads() {
    var wanted: [String] = []
    let presenter = list(
      onItem: { wanted.append($0.title) }, onCart: { wanted.append("cart") })
    presenter.rowTapped(3)
    presenter.rowTapped(11)
    presenter.cartTapped()
    #expect(wanted == ["Item 3", "cart"])
    #expect(service.told.isEmpty)
  }

  @Test("the cart's shows the lines in the model's order")
  func cartShows() {
    let presenter = CartPresenter(cart: service, onBought: {})
    presenter.view = view
    presenter.viewIsReady()
    for item in [2, 10] { service.cart.add(item) }
    #expect(
      view.carts == [
        [],
        [CartLine(title: "Item 2", count: "1")],
        [CartLine(title: "Item 2", count: "1"), CartLine(title: "Item 10", count: "1")],
      ])
  }

  @Test("the cart's buys first and tells its owner then")
  func cartBuys() {
    var toldAtEnd: [String]?
    let presenter = CartPresenter(
      cart: service, onBought: { [service] in toldAtEnd = service.told })
    presenter.buyAllTapped()
    #expect(toldAtEnd == ["buy all"])
  }

  @Test("the sheet's counts its own item alone")
  func detail() {
    let presenter = DetailPresenter(item: Item.assortment[4], cart: service)
    presenter.view = view
    presenter.viewIsReady()
    service.cart.add(1)
    service.cart.add(5)
    #expect(
      view.details == [
        DetailDisplay(title: "Item 5", countTitle: "0 in cart", canRemove: false),
        DetailDisplay(title: "Item 5", countTitle: "0 in cart", canRemove: false),
        DetailDisplay(title: "Item 5", countTitle: "1 in cart", canRemove: true),
      ])
    presenter.addTapped()
    presenter.removeTapped()
    #expect(service.told == ["add 5", "remove 5"])
  }

  @Test("none is kept by the model that it listens to, and none keeps its view")
  func released() {
    expectReleased {
      let presenter = list()
      presenter.viewIsReady()
      return presenter
    }
    let presenter = list()
    expectReleased {
      let other = ViewSpy()
      presenter.view = other
      presenter.viewIsReady()
      return other
    }
    service.cart.add(1)
    #expect(view.lists.count == 1)
  }
}
