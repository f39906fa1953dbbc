import SampleTestSupport
import Shop
import Testing

@testable import CatalogVIP

@MainActor @Suite("VIP, the interactors")
struct InteractorTests {
  private let cart = CartStub()
  private let presenter = PresentationSpy()

  private var list: ListItemsInteractor {
    ListItemsInteractor(presenter: presenter, worker: CartWorker(store: cart))
  }

  private var item: ShowItemInteractor {
    ShowItemInteractor(presenter: presenter, worker: CartWorker(store: cart))
  }

  private var lines: ShowCartInteractor {
    ShowCartInteractor(presenter: presenter, worker: CartWorker(store: cart))
  }

  @Test("the list's responds with the cart when asked, and after each change")
  func fetchItems() {
    let interactor = list
    cart.cart.add(3)
    #expect(presenter.carts.isEmpty)
    interactor.fetchItems(request: ListItems.FetchItems.Request())
    cart.cart.add(4)
    #expect(presenter.carts.map(\.total) == [1, 2])
    #expect(presenter.carts.last == cart.cart)
  }

  @Test("the list's has the worker add and remove")
  func changes() {
    let interactor = list
    interactor.addItem(request: ListItems.AddItem.Request(id: 2))
    interactor.removeItem(request: ListItems.RemoveItem.Request(id: 4))
    #expect(cart.told == ["add 2", "remove 4"])
    #expect(presenter.carts.isEmpty)
  }

  @Test("the list's keeps the selected item for the router before it responds")
  func selectItem() {
    let interactor = list
    var found: [Item?] = []
    presenter.onSaid = { [weak interactor] in found.append(interactor?.selectedItem) }
    #expect(interactor.selectedItem == nil)
    interactor.selectItem(request: ListItems.SelectItem.Request(id: 5))
    #expect(found == [Item.assortment[4]])
    #expect(presenter.said == ["selected"])
  }

  @Test("the list's selects no item that the shop has not")
  func selectUnknown() {
    let interactor = list
    interactor.selectItem(request: ListItems.SelectItem.Request(id: 11))
    #expect(interactor.selectedItem == nil)
    #expect(presenter.said.isEmpty)
  }

  @Test("the item's responds with what was passed to it when asked, and after each change")
  func getItem() {
    let interactor = item
    interactor.item = Item.assortment[4]
    interactor.getItem(request: ShowItem.GetItem.Request())
    cart.cart.add(5)
    #expect(presenter.items.map(\.item.title) == ["Item 5", "Item 5"])
    #expect(presenter.items.map(\.count) == [0, 1])
    interactor.addItem(request: ShowItem.AddItem.Request())
    interactor.removeItem(request: ShowItem.RemoveItem.Request())
    #expect(cart.told == ["add 5", "remove 5"])
  }

  @Test("the item's does nothing as long as none was passed to it")
  func noItem() {
    let interactor = item
    interactor.getItem(request: ShowItem.GetItem.Request())
    interactor.addItem(request: ShowItem.AddItem.Request())
    interactor.removeItem(request: ShowItem.RemoveItem.Request())
    #expect(presenter.items.isEmpty)
    #expect(cart.told.isEmpty)
  }

  @Test("the cart's responds with its lines in their order when asked, and after each change")
  func fetchLines() {
    let interactor = lines
    interactor.fetchLines(request: ShowCart.FetchLines.Request())
    for item in [1, 10, 2] { cart.cart.add(item) }
    #expect(presenter.lines.map(\.count) == [0, 1, 2, 3])
    #expect(presenter.lines.last?.map(\.item.title) == ["Item 2", "Item 10", "Item 1"])
  }

  @Test("the cart's has the worker buy, and responds")
  func buyAll() {
    lines.buyAll(request: ShowCart.BuyAll.Request())
    #expect(cart.told == ["buy all"])
    #expect(presenter.said == ["bought"])
  }
}
