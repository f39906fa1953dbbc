import Shop
import Testing

@testable import CatalogVIP

@MainActor @Suite("VIP, the presenters")
struct PresenterTests {
  private let display = DisplaySpy()
  private let shop = [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")]

  @Test("the list's words the cart: what is in it can be removed and bought")
  func items() {
    let presenter = ListItemsPresenter()
    presenter.viewController = display
    var cart = Cart(assortment: shop)
    presenter.presentItems(response: ListItems.FetchItems.Response(cart: cart))
    cart.add(7)
    cart.add(7)
    presenter.presentItems(response: ListItems.FetchItems.Response(cart: cart))
    #expect(display.lists.map(\.cartTitle) == ["0", "2"])
    #expect(display.lists.map(\.canOpenCart) == [false, true])
    #expect(
      display.lists.map { $0.displayedItems.map(\.canRemove) } == [[false, false], [true, false]])
    #expect(display.lists.last?.displayedItems.map(\.id) == [7, 8])
    #expect(display.lists.last?.displayedItems.map(\.title) == ["Tea", "Milk"])
  }

  @Test("the list's says that an item is selected")
  func selected() {
    let presenter = ListItemsPresenter()
    presenter.viewController = display
    presenter.presentSelectedItem(response: ListItems.SelectItem.Response())
    #expect(display.said == ["selected"])
  }

  @Test("the item's words its count: what is in the cart can be removed")
  func item() {
    let presenter = ShowItemPresenter()
    presenter.viewController = display
    for count in [2, 0] {
      presenter.presentItem(response: ShowItem.GetItem.Response(item: shop[0], count: count))
    }
    #expect(
      display.items == [
        ShowItem.GetItem.ViewModel(title: "Tea", countTitle: "2 in cart", canRemove: true),
        ShowItem.GetItem.ViewModel(title: "Tea", countTitle: "0 in cart", canRemove: false),
      ])
  }

  @Test("the cart's words its lines, and says that they are bought")
  func cart() {
    let presenter = ShowCartPresenter()
    presenter.viewController = display
    var cart = Cart(assortment: shop)
    cart.add(8)
    presenter.presentLines(response: ShowCart.FetchLines.Response(lines: cart.lines))
    presenter.presentBought(response: ShowCart.BuyAll.Response())
    #expect(display.carts.map(\.displayedLines) == [[.init(title: "Milk", count: "1")]])
    #expect(display.said == ["bought"])
  }

  @Test("a presenter holds its view controller weakly, and nothing else")
  func weak() {
    let list = ListItemsPresenter()
    let item = ShowItemPresenter()
    let cart = ShowCartPresenter()
    weak var gone: DisplaySpy?
    do {
      let display = DisplaySpy()
      gone = display
      list.viewController = display
      item.viewController = display
      cart.viewController = display
    }
    #expect(gone == nil)
    for presenter in [list, item, cart] as [AnyObject] {
      #expect(Mirror(reflecting: presenter).children.map(\.label) == ["viewController"])
    }
  }
}
