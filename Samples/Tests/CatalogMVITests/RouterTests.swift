import MVI
import SampleTestSupport
import ScreenDriver
import Shop
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting

@testable import CatalogMVI

/// The list's router, on a screen.
@MainActor @Suite("MVI, the router of the list", .balanced)
struct RouterTests {
  private let ring = TraceRing()
  private let components = Components()
  private let phone: Phone
  private let store = CartStore()

  init() {
    let scope = LifetimeScope("Test", trace: Trace(sinks: [ring]))
    let context = CatalogContext(cart: store, scope: scope) { [components] in components.made($0) }
    phone = Phone(ViewHost { CatalogScreen(with: context) })
    balanceAtTheEnd(in: scope)
  }

  @Test("leaves a sheet as it is, whatever else the list leads to under it")
  func underSheet() throws {
    store.add(1)
    try phone.tap("Item 2")
    let routes = try #require(components.latest(CatalogRoutes.self))
    routes.routeTo(.detail(Item(id: 3, title: "Item 3")))
    #expect(phone.texts == ["Item 2", "0 in cart"])
    routes.routeTo(.cart)
    #expect(phone.texts == ["Item 2", "0 in cart"])
    try phone.systemDismiss()
    #expect(phone.title == "Items")
    #expect(components.count(of: "DetailModel") == 1)
  }

  @Test("traces a sheet that is opened, and one that is drawn down")
  func sheetTraced() throws {
    try phone.tap("Item 2")
    try phone.systemDismiss()
    ring.expect(exactly: ["pushed", "removed by system dismiss"], of: [.navigate])
  }
}
