import Observation
import SampleTestSupport
import ScreenDriver
import Shop
import SwiftUI
import Testing

@testable import CatalogMV

@MainActor @Suite("MV, where its state stands")
struct NavigationTests {
  @Observable final class Parent {
    var generation = 0
  }

  struct ParentView: View {
    let parent: Parent
    let store: CartStore
    let components: Components

    var body: some View {
      Text("Generation \(parent.generation)")
      CatalogView().watched()
        .environment(store)
        .environment(\.watch) { components.made($0) }
    }
  }

  private let store = CartStore()
  private let components = Components()

  private func open() -> Phone {
    Phone(
      ViewHost { [store, components] in
        CatalogView().watched()
          .environment(store)
          .environment(\.watch) { components.made($0) }
      })
  }

  @Test("two taps on the way to the cart open it once")
  func twoTaps() throws {
    store.add(1)
    let phone = open()
    try phone.doubleTap("Cart, 1")
    #expect(phone.title == "Cart")
    try phone.systemBack()
    #expect(phone.title == "Items")
  }

  @Test("a second purchase of what was bought leads no further back")
  func twoPurchases() throws {
    store.add(1)
    let phone = open()
    try phone.tap("Cart, 1")
    try phone.doubleTap("Buy all")
    #expect(phone.title == "Items")
    #expect(store.cart.total == 0)
  }

  @Test("a parent that is made again moves nothing, closes nothing and starts nothing anew")
  func parentMadeAgain() throws {
    let parent = Parent()
    let phone = Phone(
      ViewHost { [store, components] in
        ParentView(parent: parent, store: store, components: components)
      })
    store.add(2)
    try phone.tap("Item 2")
    for _ in 0..<100 {
      parent.generation += 1
      _ = phone.screen
    }
    #expect(phone.texts == ["Item 2", "1 in cart"])
    try phone.systemDismiss()
    #expect(phone.texts.contains("Generation 100"))
    #expect(components.count == 2)
  }

  @Test("what SwiftUI keeps for a screen goes with the screen")
  func released() throws {
    store.add(1)
    var phone: Phone? = open()
    try phone?.tap("Item 1")
    #expect(components.alive == ["ViewLife<CatalogView>", "ViewLife<DetailView>"])
    try phone?.systemDismiss()
    try phone?.tap("Cart, 1")
    #expect(components.alive == ["ViewLife<CartView>", "ViewLife<CatalogView>"])
    try phone?.systemBack()
    _ = phone?.screen
    #expect(components.alive == ["ViewLife<CatalogView>"])
    phone = nil
    #expect(components.alive.isEmpty)
  }
}
