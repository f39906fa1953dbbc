import SampleTestSupport
import ScreenDriver
import Shop
import Testing
import UIKit
import VignolaCore

@testable import CatalogVIP

/// A cycle that a configurator has closed.
@MainActor @Suite("VIP, the configurators")
struct ConfiguratorTests {
  private let cart = CartStub()
  private let root = RootPlace()
  private let components = Components()

  private func watch(_ part: AnyObject) { components.made(part) }

  /// The parts of a scene that is shown, by name; then it is let go.
  private func parts(_ configure: () throws -> UIViewController) throws -> [String] {
    let phone = Phone(showing: try configure())
    _ = phone.screen
    return withExtendedLifetime(phone) { components.alive }
  }

  private func names(of scene: String) -> [String] {
    ["CartWorker"]
      + ["Interactor", "Presenter", "Router", "ViewController"].map { scene + $0 }
  }

  @Test("the list's scene is whole, and goes with its view controller")
  func list() throws {
    let place = try root.open()
    let parts = try parts { ListItemsConfigurator.configure(store: cart, at: place, watch: watch) }
    #expect(parts == names(of: "ListItems"))
    #expect(components.alive.isEmpty)
  }

  @Test("the item's scene is whole, and goes with its view controller")
  func item() throws {
    let parts = try parts { ShowItemConfigurator.configure(store: cart, watch: watch) }
    #expect(parts == names(of: "ShowItem"))
    #expect(components.alive.isEmpty)
  }

  @Test("the cart's scene is whole, and goes with its view controller")
  func openCart() throws {
    let place = try root.push()
    let parts = try parts { ShowCartConfigurator.configure(store: cart, at: place, watch: watch) }
    #expect(parts == names(of: "ShowCart"))
    #expect(components.alive.isEmpty)
  }
}
