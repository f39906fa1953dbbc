import Observation
import SampleTestSupport
import ScreenDriver
import Shop
import SwiftUI
import Testing

@testable import CatalogMVVM

@MainActor @Suite("MVVM, who makes and who keeps the view models")
struct OwnershipTests {
  @Observable final class Parent {
    var generation = 0
  }

  struct ParentView: View {
    let parent: Parent
    let store: CartStore
    let components: Components

    var body: some View {
      Text("Generation \(parent.generation)")
      RootView(cart: store, watch: { components.made($0) })
    }
  }

  private let store = CartStore()
  private let components = Components()
  private let parent = Parent()

  private func open() -> Phone {
    Phone(
      ViewHost { [parent, store, components] in
        ParentView(parent: parent, store: store, components: components)
      })
  }

  private func makeParentAgain(_ phone: Phone) {
    for _ in 0..<100 {
      parent.generation += 1
      _ = phone.screen
    }
  }

  @Test("a parent that is made again makes no view model again, and moves nothing")
  func parentMadeAgain() throws {
    let phone = open()
    try phone.tap("Add Item 2")
    try phone.tap("Item 2")
    makeParentAgain(phone)
    #expect(phone.texts == ["Item 2", "1 in cart"])
    try phone.systemDismiss()
    try phone.tap("Cart, 1")
    makeParentAgain(phone)
    #expect(phone.title == "Cart")
    #expect(
      components.alive == ["CartViewModel", "CatalogNavigation", "CatalogViewModel"])
    #expect(components.count == 4)
  }

  @Test("a view model is made when its screen is shown, and goes with it")
  func lives() throws {
    var phone: Phone? = open()
    try phone?.tap("Add Item 1")
    #expect(components.alive == ["CatalogNavigation", "CatalogViewModel"])
    try phone?.tap("Item 1")
    #expect(components.alive == ["CatalogNavigation", "CatalogViewModel", "DetailViewModel"])
    try phone?.systemDismiss()
    _ = phone?.screen
    #expect(components.alive == ["CatalogNavigation", "CatalogViewModel"])
    phone = nil
    #expect(components.alive.isEmpty)
  }

  @Test("two taps lead to one screen, and two purchases one screen back")
  func twoTaps() throws {
    let phone = open()
    try phone.tap("Add Item 1")
    try phone.doubleTap("Cart, 1")
    try phone.doubleTap("Buy all")
    #expect(phone.title == "Items")
    #expect(store.cart.total == 0)
  }

  @Test("a sheet works on the cart that the list works on")
  func oneCart() throws {
    let phone = open()
    try phone.tap("Item 3")
    try phone.tap("Add to cart")
    try phone.systemDismiss()
    #expect(try phone.isEnabled("Remove Item 3"))
    #expect(try phone.isEnabled("Cart, 1"))
  }
}
