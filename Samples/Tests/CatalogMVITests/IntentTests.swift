import MVI
import SampleTestSupport
import Shop
import Testing
import VignolaCore
import VignolaTesting

@testable import CatalogMVI

/// The intents alone, each with a model that notes what it is told.
@MainActor @Suite("MVI, the intents", .balanced)
struct IntentTests {
  private final class Notes: CatalogModelActions, CartModelActions, DetailModelActions {
    var carts: [Cart] = []
    var details: [String] = []

    func show(_ cart: Cart) { carts.append(cart) }
    func show(_ item: Item, count: Int) { details.append("\(item.title) \(count)") }
  }

  private let scope = LifetimeScope("Test")
  private let cart = CartStub()
  private let notes = Notes()

  init() {
    balanceAtTheEnd(in: scope)
  }

  private func catalog(_ routes: CatalogRoutes) -> CatalogLogic {
    CatalogLogic(model: notes, cart: cart, routes: routes, in: scope)
  }

  @Test("the list's tells its model of the cart when its view appears, and after each change")
  func catalogShows() {
    let logic = catalog(CatalogRoutes(in: scope))
    logic.viewOnAppear()
    cart.cart.add(3)
    #expect(notes.carts.map(\.total) == [0, 1])
    withExtendedLifetime(logic) {}
  }

  @Test("the list's has the shop add and remove, and shows nothing before the shop has")
  func catalogChanges() {
    let logic = catalog(CatalogRoutes(in: scope))
    logic.onTapPlus(2)
    logic.onTapMinus(4)
    #expect(cart.told == ["add 2", "remove 4"])
    #expect(notes.carts.isEmpty)
  }

  @Test("the list's leads to an item that the shop has, and to the cart")
  func catalogLeads() {
    let routes = CatalogRoutes(in: scope)
    let logic = catalog(routes)
    var followed: [String] = []
    routes.attach { event in
      switch event {
      case .route(.detail(let item)): followed.append(item.title)
      case .route(.cart): followed.append("cart")
      case .alert, .dismiss: followed.append("\(event)")
      }
    }
    logic.onTapItem(3)
    logic.onTapItem(11)
    logic.onTapCart()
    #expect(followed == ["Item 3", "cart"])
  }

  @Test("the list's hears nothing of the shop once its screen is over")
  func over() {
    let logic = catalog(CatalogRoutes(in: scope))
    scope.close()
    cart.cart.add(3)
    #expect(notes.carts.isEmpty)
    withExtendedLifetime(logic) {}
  }

  @Test("the cart's tells its model of the cart when its view appears")
  func cartShows() {
    cart.cart.add(3)
    CartLogic(model: notes, cart: cart, routes: CartRoutes(in: scope)).viewOnAppear()
    #expect(notes.carts == [cart.cart])
  }

  @Test("the cart's has the shop sell, and asks to be dismissed then")
  func buys() {
    let routes = CartRoutes(in: scope)
    var dismissed: [[String]] = []
    routes.attach { [cart] event in
      if case .dismiss = event { dismissed.append(cart.told) }
    }
    CartLogic(model: notes, cart: cart, routes: routes).onTapBuyAll()
    #expect(dismissed == [["buy all"]])
  }

  @Test("the sheet's counts its item alone, and has the shop change that")
  func detail() {
    let tea = Item(id: 5, title: "Tea")
    let logic = DetailLogic(of: tea, model: notes, cart: cart, in: scope)
    logic.viewOnAppear()
    cart.cart.add(5)
    cart.cart.add(6)
    #expect(notes.details == ["Tea 0", "Tea 1", "Tea 1"])
    logic.onTapAdd()
    logic.onTapRemove()
    #expect(cart.told == ["add 5", "remove 5"])
  }
}
