import Coordinators
import SampleTestSupport
import Shop
import Testing
import VignolaCore

@testable import CatalogCoordinator

/// The outermost flow, over screens and a flow of the cart that do only what the test says.
@MainActor @Suite("Coordinators, the shop's flow")
struct ShopCoordinatorTests {
  private let root = RootPlace()
  private let screens = ScreensStub()
  private let flows = FlowsStub()
  private let shop: ShopCoordinator

  init() {
    shop = ShopCoordinator(
      flow: Flow("Shop", on: root.surface), screens: screens, flows: flows)
    shop.start()
  }

  @Test("begins with the list, and makes no other screen before it is wanted")
  func begins() {
    #expect(root.screens == "ItemsScreen")
    #expect(screens.made == ["items"])
  }

  @Test("leads from an item to a sheet about it, over the list and over nothing else")
  func item() {
    screens.onItem(Item(id: 7, title: "Tea"))
    #expect(root.screens == "ItemsScreen / DetailScreen")
    #expect(screens.made == ["items", "Tea"])
    screens.onItem(Item(id: 8, title: "Milk"))
    #expect(root.screens == "ItemsScreen / DetailScreen")
  }

  @Test("runs the cart as a flow, and runs it again when it has ended")
  func cart() {
    screens.onCart()
    #expect("\(shop.flow)" == "Shop(Cart)")
    #expect(root.screens == "ItemsScreen > CartScreen")
    flows.cart?.flow.finish()
    #expect("\(shop.flow)" == "Shop")
    #expect(root.screens == "ItemsScreen")
    screens.onCart()
    #expect("\(shop.flow)" == "Shop(Cart)")
  }

  @Test("runs one cart, however often it is asked for")
  func once() {
    screens.onCart()
    screens.onCart()
    #expect("\(shop.flow)" == "Shop(Cart)")
    #expect(root.screens == "ItemsScreen > CartScreen")
  }
}
