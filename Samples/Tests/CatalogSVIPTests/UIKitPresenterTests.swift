import CatalogSVIP
import SVIP
import SampleTestSupport
import ScreenDriver
import Shop
import Testing
import VignolaCore

@testable import CatalogSVIPUIKit

/// The routers under UIKit, each with the view controller that it shows things in.
@MainActor @Suite("SVIP, the presenters over UIKit")
struct UIKitPresenterTests {
  private let spy = Spy()
  private let root = RootPlace()
  private let components = Components()
  private let scope = LifetimeScope("Catalog")

  private func catalog() throws -> (router: CatalogRouter, view: CatalogViewController) {
    let router = CatalogRouter(
      CatalogContext(
        store: CartStore(), scope: scope, watch: { [components] in components.made($0) }))
    let logic = CatalogLogic(presenter: spy, worker: spy)
    let view = CatalogViewController(
      interactor: Mailbox(logic, as: "CatalogInteractor", in: scope), at: try root.open())
    router.view = view
    return (router, view)
  }

  @Test("the list's words the cart: what is there can be removed and bought")
  func words() throws {
    let (router, view) = try catalog()
    var cart = Cart(assortment: [Item(id: 7, title: "Tea"), Item(id: 8, title: "Milk")])
    cart.add(7)
    router.present(cart)
    let phone = Phone(showing: view)
    #expect(phone.rows == ["Tea", "Milk"])
    #expect(try phone.isEnabled("Remove Tea"))
    #expect(try !phone.isEnabled("Remove Milk"))
    #expect(try phone.isEnabled("Cart, 1"))
  }

  @Test("the list's opens what its logic says, over the list, once however often it says so")
  func opens() throws {
    let (router, view) = try catalog()
    router.presentCart(worker: spy)
    router.presentCart(worker: spy)
    router.presentDetail(of: Item(id: 5, title: "Tea"), worker: spy)
    #expect(root.screens == "Root > CartViewController")
    #expect(view.place.popToHere())
    router.presentDetail(of: Item(id: 5, title: "Tea"), worker: spy)
    #expect(root.screens == "Root / DetailViewController")
  }

  @Test("the cart's takes its screen away when it is told to")
  func close() throws {
    let router = CartRouter()
    let logic = CartLogic(presenter: spy, worker: spy)
    let view = CartViewController(
      interactor: Mailbox(logic, as: "CartInteractor", in: scope), at: try root.push())
    router.view = view
    router.presentClose()
    #expect(root.screens == "Root")
  }

  @Test("a presenter keeps no view, and shows nothing without one")
  func weak() throws {
    let (router, _) = try catalog()
    #expect(router.view == nil)
    router.present(Cart())
    router.presentCart(worker: spy)
    router.presentClose()
    #expect(root.screens == "Root")
  }
}
