import SampleTestSupport
import ScreenDriver
import Shop
import Testing
import UIKit
import VignolaCore

@testable import CatalogMVP

@MainActor @Suite("MVP, what puts a screen together")
struct ScreenTests {
  private let store = CartStore()
  private let components = Components()
  private let root = RootPlace()

  @Test("gives a view its presenter and a presenter its view, and nobody keeps the two")
  func together() throws {
    func open() throws -> Phone {
      let screen = DetailScreen.make(
        of: Item.assortment[1], cart: store, watch: { components.made($0) })
      return Phone(showing: try #require(screen as? UIViewController))
    }
    var phone: Phone? = try open()
    try phone?.tap("Add to cart")
    #expect(phone?.texts == ["Item 2", "1 in cart"])
    #expect(components.alive == ["DetailPresenter", "DetailViewController"])
    phone = nil
    #expect(components.alive.isEmpty)
  }

  @Test("the closures of a screen lead from where it is, once however often they are called")
  func leads() throws {
    let place = try root.open()
    let list = CatalogMVP.make(
      store: store, at: place, watch: { [components] in components.made($0) })
    let presenter = try #require(components.latest(CatalogPresenter.self))
    presenter.cartTapped()
    presenter.cartTapped()
    #expect(root.screens == "Root > CartViewController")
    let cart = try #require(components.latest(CartPresenter.self))
    cart.buyAllTapped()
    cart.buyAllTapped()
    #expect(root.screens == "Root")
    presenter.rowTapped(2)
    presenter.rowTapped(3)
    #expect(root.screens == "Root / DetailViewController")
    withExtendedLifetime(list) {}
  }
}
