import ScreenDriver
import ScreenTree
import Testing
import UIKit
import VignolaCore
import VignolaUI

/// What only a controller can be: unusable for a reason of its own, a table.
@MainActor @Suite("A screen on UIKit")
struct ControllerSystemUITests {
  @Test("that cannot be used for a reason of its own stays so, with a loader or without one")
  func unusableAnyway() throws {
    let scene = try SystemUIScene(.stack, .uiKit)
    let view = try #require(scene.page?.view)
    view.isUserInteractionEnabled = false
    scene.ui.hideLoader()
    #expect(!view.isUserInteractionEnabled)
    scene.ui.showLoader(disablingUI: false)
    scene.ui.hideLoader()
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("of a table shows its loader over the rows")
  func table() throws {
    final class Table: UITableViewController, Screen {}
    let scene = try SystemUIScene(.stack, .uiKit)
    let table = Table(style: .plain)
    let place = scene.surface.push({ _ in table })
    let ui = place.map { ControllerSystemUI(for: table, at: $0) }
    ui?.showLoader(disablingUI: true)
    #expect(scene.loaders == 1)
  }

  @Test("offers to share in the system's own sheet")
  func share() throws {
    let scene = try SystemUIScene(.stack, .uiKit)
    scene.ui.share(["one"])
    #expect(scene.phone.screen.children.last?.label == "Share")
  }
}
