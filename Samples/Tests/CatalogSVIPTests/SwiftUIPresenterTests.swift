import CatalogSVIP
import SVIP
import SampleTestSupport
import Shop
import Testing
import VignolaCore

@testable import CatalogSVIPSwiftUI

/// The routers under SwiftUI, each with the view model that it shows things in.
@MainActor @Suite("SVIP, the presenters over SwiftUI")
struct SwiftUIPresenterTests {
  private let spy = Spy()
  private let root = RootPlace()
  private let components = Components()
  private let scope = LifetimeScope("Catalog")

  private var context: CatalogContext {
    CatalogContext(store: CartStore(), scope: scope, watch: { [components] in components.made($0) })
  }

  @Test("the list's words the cart: what is there can be removed and bought")
  func catalog() throws {
    let router = CatalogRouter(context)
    let logic = CatalogLogic(presenter: spy, worker: spy)
    let view = CatalogViewModel(
      interactor: Mailbox(logic, as: "CatalogInteractor", in: scope), at: try root.open())
    router.view = view
    var cart = Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")])
    cart.add(7)
    router.present(cart)
    #expect(view.rows.map(\.title) == ["Tea", "Milk"])
    #expect(view.rows.map(\.canRemove) == [true, false])
    #expect(view.cartTitle == "1")
    #expect(view.canOpenCart)
  }

  @Test("the list's opens what its logic says, over the list, once however often it says so")
  func opens() throws {
    let router = CatalogRouter(context)
    let logic = CatalogLogic(presenter: spy, worker: spy)
    let view = CatalogViewModel(
      interactor: Mailbox(logic, as: "CatalogInteractor", in: scope), at: try root.open())
    router.view = view
    router.presentCart(worker: spy)
    router.presentCart(worker: spy)
    router.presentDetail(of: Item(id: 5, title: "Tea"), worker: spy)
    #expect(components.count(of: "CartViewModel") == 1)
    #expect(components.count(of: "DetailViewModel") == 0)
    #expect(view.place.popToHere())
    router.presentDetail(of: Item(id: 5, title: "Tea"), worker: spy)
    #expect(components.count(of: "DetailViewModel") == 1)
  }

  @Test("the cart's words its lines, and takes its screen away when it is told to")
  func cart() throws {
    let router = CartRouter()
    let logic = CartLogic(presenter: spy, worker: spy)
    let view = CartViewModel(
      interactor: Mailbox(logic, as: "CartInteractor", in: scope), at: try root.push())
    router.view = view
    var cart = Cart()
    for item in [1, 2, 2] { cart.add(item) }
    router.present(cart.lines)
    #expect(view.rows.map { "\($0.title) \($0.count)" } == ["Item 2 2", "Item 1 1"])
    router.presentClose()
    #expect(root.screens == "Root")
  }

  @Test("the sheet's words its item: what is there can be removed")
  func detail() throws {
    let router = DetailRouter()
    let logic = DetailLogic(of: Item(id: 5, title: "Tea"), presenter: spy, worker: spy)
    let view = DetailViewModel(
      interactor: Mailbox(logic, as: "DetailInteractor", in: scope), at: try root.open())
    router.view = view
    router.present(Item(id: 5, title: "Tea"), count: 2)
    #expect([view.title, view.countTitle] == ["Tea", "2 in cart"])
    #expect(view.canRemove)
    router.present(Item(id: 5, title: "Tea"), count: 0)
    #expect(!view.canRemove)
  }
}
