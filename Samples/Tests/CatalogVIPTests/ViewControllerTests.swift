import SampleTestSupport
import ScreenDriver
import Testing

@testable import CatalogVIP

@MainActor @Suite("VIP, the view controllers")
struct ViewControllerTests {
  private let scene = SceneSpy()

  @Test(
    "the list's requests what was touched, displays what it is told, and has the router lead on")
  func list() throws {
    let view = ListItemsViewController(interactor: scene, router: RouterSpy(scene))
    let phone = Phone(showing: view)
    #expect(phone.rows.isEmpty)
    view.displayItems(
      viewModel: ListItems.FetchItems.ViewModel(
        displayedItems: [
          .init(id: 7, title: "Tea", canRemove: true),
          .init(id: 8, title: "Milk", canRemove: false),
        ], cartTitle: "2", canOpenCart: true))
    #expect(phone.rows == ["Tea", "Milk"])
    #expect(try !phone.isEnabled("Remove Milk"))
    try phone.tap("Add Milk")
    try phone.tap("Remove Tea")
    try phone.tap("Milk")
    #expect(scene.told == ["fetch items", "add 8", "remove 7", "select 8"])
    view.displaySelectedItem(viewModel: ListItems.SelectItem.ViewModel())
    try phone.tap("Cart, 2")
    #expect(scene.told.suffix(2) == ["route to item", "route to cart"])
    view.displayItems(
      viewModel: ListItems.FetchItems.ViewModel(
        displayedItems: [], cartTitle: "0", canOpenCart: false))
    #expect(try !phone.isEnabled("Cart, 0"))
  }

  @Test("the item's requests what was touched, and displays what it is told")
  func item() throws {
    let view = ShowItemViewController(
      interactor: scene, router: ShowItemRouter(dataStore: scene))
    let phone = Phone(showing: view)
    view.displayItem(
      viewModel: ShowItem.GetItem.ViewModel(title: "Tea", countTitle: "a pot", canRemove: true))
    #expect(phone.texts == ["Tea", "a pot"])
    try phone.tap("Add to cart")
    try phone.tap("Remove from cart")
    #expect(scene.told == ["get item", "add", "remove"])
    view.displayItem(
      viewModel: ShowItem.GetItem.ViewModel(title: "Tea", countTitle: "none", canRemove: false))
    #expect(try !phone.isEnabled("Remove from cart"))
  }

  @Test("the cart's requests to buy, displays what it is told, and has the router lead back")
  func cart() throws {
    let view = ShowCartViewController(interactor: scene, router: scene)
    let phone = Phone(showing: view)
    view.displayLines(
      viewModel: ShowCart.FetchLines.ViewModel(displayedLines: [.init(title: "Tea", count: "2")]))
    #expect(phone.rows == ["Tea 2", "Buy all"])
    try phone.tap("Tea 2")
    try phone.tap("Buy all")
    #expect(scene.told == ["fetch lines", "buy all"])
    view.displayBought(viewModel: ShowCart.BuyAll.ViewModel())
    #expect(scene.told.last == "route to items")
  }
}
