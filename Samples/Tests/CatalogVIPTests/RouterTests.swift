import SampleTestSupport
import ScreenDriver
import Shop
import Testing

@testable import CatalogVIP

@MainActor @Suite("VIP, the routers")
struct RouterTests {
  private let cart = CartStub()
  private let root = RootPlace()
  private let components = Components()
  private let scene = SceneSpy()

  private func watch(_ part: AnyObject) { components.made(part) }

  private func listRouter() throws -> ListItemsRouter {
    ListItemsRouter(dataStore: scene, store: cart, at: try root.open(), watch: watch)
  }

  @Test("the list's passes the selected item on, and navigates to it")
  func item() throws {
    scene.selectedItem = Item.assortment[2]
    try listRouter().routeToShowItem()
    #expect(root.screens == "Root / ShowItemViewController")
    #expect(components.latest(ShowItemInteractor.self)?.item == Item.assortment[2])
    let view = try #require(components.latest(ShowItemViewController.self))
    #expect(Phone(showing: view).texts == ["Item 3", "0 in cart"])
  }

  @Test("the list's navigates to the cart once, however often it is asked")
  func openCart() throws {
    let router = try listRouter()
    router.routeToShowCart()
    router.routeToShowCart()
    #expect(root.screens == "Root > ShowCartViewController")
    #expect(components.count(of: "ShowCartViewController") == 1)
  }

  @Test("the cart's navigates back")
  func back() throws {
    ShowCartRouter(at: try root.push()).routeToListItems()
    #expect(root.screens == "Root")
  }

  @Test("the item's hands out the data store that it was given")
  func dataStore() {
    #expect(ShowItemRouter(dataStore: scene).dataStore === scene)
  }
}
