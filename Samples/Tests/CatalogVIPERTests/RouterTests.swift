import SampleTestSupport
import ScreenDriver
import Testing
import UIKit
import VignolaCore

@testable import CatalogVIPER

@MainActor @Suite("VIPER, the routers")
struct RouterTests {
  private let cart = CartStub()
  private let root = RootPlace()
  private let components = Components()

  private func watch(_ part: AnyObject) { components.made(part) }

  @Test("the list's opens an item over the list")
  func detail() throws {
    let router = CatalogRouter(cart: cart, at: try root.open(), watch: watch)
    router.openDetail(of: 3)
    #expect(root.screens == "Root / DetailViewController")
    let view = try #require(components.latest(DetailViewController.self))
    #expect(Phone(showing: view).texts == ["Item 3", "0 in cart"])
  }

  @Test("the list's opens the cart once, however often it is asked")
  func openCart() throws {
    let router = CatalogRouter(cart: cart, at: try root.open(), watch: watch)
    router.openCart()
    router.openCart()
    #expect(root.screens == "Root > CartViewController")
    #expect(components.count(of: "CartViewController") == 1)
  }

  @Test("the cart's leaves its screen")
  func close() throws {
    CartRouter(at: try root.push()).close()
    #expect(root.screens == "Root")
  }

  @Test("a module is put together whole, and goes with its view")
  func modules() throws {
    let place = try root.open()
    let builds: [(name: String, rows: [String], build: () -> any Screen)] = [
      (
        "Catalog", (1...10).map { "Item \($0)" },
        { CatalogRouter.build(cart: cart, at: place, watch: watch) }
      ),
      ("Cart", ["Buy all"], { CartRouter.build(cart: cart, at: place, watch: watch) }),
    ]
    for (name, rows, build) in builds {
      var phone = (build() as? UIViewController).map { Phone(showing: $0) }
      #expect(phone?.rows == rows)
      #expect(
        components.alive
          == ["Interactor", "Presenter", "Router", "ViewController"].map { name + $0 })
      phone = nil
      #expect(components.alive.isEmpty)
    }
  }

  @Test("the sheet's module, which leads nowhere, is put together whole, and goes with its view")
  func detailModule() {
    let build = { DetailRouter.build(item: 2, cart: cart, watch: watch) as? UIViewController }
    var phone = build().map { Phone(showing: $0) }
    #expect(phone?.texts == ["Item 2", "0 in cart"])
    #expect(
      components.alive == ["DetailInteractor", "DetailPresenter", "DetailViewController"])
    phone = nil
    #expect(components.alive.isEmpty)
  }
}
