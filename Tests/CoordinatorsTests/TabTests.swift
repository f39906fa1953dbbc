import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A flow in a tab", .explored, .balanced)
struct TabTests {
  let stand = Stand()

  /// Two tabs, each run by a flow of its own.
  func tabs() -> (shop: Scripted<Int>, cart: Scripted<Int>) {
    let routers = stand.router.setTabs([Page("Shop's place"), Page("Cart's place")])
    let shop = stand.child("Shop", at: routers.first) { $0.flow.router.setRoot(Page("Shop")) }
    let cart = stand.child("Cart", at: routers.last) { $0.flow.router.push(Page("Cart")) }
    stand.run(shop)
    stand.run(cart)
    return (shop, cart)
  }

  @Test("shows its screens there, seen or not, and takes no other tab's")
  func separate() {
    let (shop, cart) = tabs()
    #expect(stand.shown == "Shop | Cart's place > Cart")
    shop.flow.router.push(Page("Item"))
    cart.flow.router.push(Page("Line"))
    #expect(stand.shown == "Shop > Item | Cart's place > Cart > Line")
    cart.flow.router.setRoot(Page("Empty"))
    #expect(stand.shown == "Shop > Item | Empty")
    #expect(stand.flow.children == ["Shop", "Cart"])
    #expect(!stand.flow.hasEnded)
  }

  @Test("loses nothing when another tab is chosen", .proves(.g5, .coordinators))
  func selecting() {
    let (shop, _) = tabs()
    let selected = stand.router.select(1)
    #expect(selected)
    #expect(stand.stage.shown.layers.first?.selected == 1)
    stand.stage.selectTab(0)
    #expect(stand.heard == [])
    shop.flow.router.push(Page("Item"))
    stand.stage.systemBack()
    #expect(stand.flow.children == ["Shop", "Cart"])
  }

  @Test("is removed with the tabs", .proves(.g5, .coordinators))
  func replaced() {
    _ = tabs()
    let child = stand.child("Auth") { $0.flow.router.setRoot(Page("Enter")) }
    stand.run(child)
    #expect(stand.shown == "Enter")
    #expect(stand.heard == ["Cart removed replaced", "Shop removed replaced"])
    #expect(stand.flow.children == ["Auth"])
  }

  @Test("can be followed by another in the same tab, whatever was there")
  func followed() {
    let routers = stand.router.setTabs([Page("A"), Page("B")])
    let first = stand.child("First", at: routers.last) { $0.flow.router.setRoot(Page("First")) }
    stand.run(first)
    first.flow.finish(1)
    #expect(stand.shown == "A | First")
    let next = stand.child("Next", at: routers.last) { $0.flow.router.setRoot(Page("Next")) }
    stand.run(next)
    #expect(stand.shown == "A | Next")
    #expect(stand.flow.children == ["Next"])
  }

  @Test("tells of each tab's first screen once, with its number", .proves(.g5, .coordinators))
  func told() {
    stand.router.setTabs([Page("A"), Page("B")]) { [stand] in stand.heard.append("\($0) \($1)") }
    stand.router.setRoot(Page("Root"))
    #expect(stand.heard == ["1 replaced", "0 replaced"])
  }

  @Test("has no tabs of its own")
  func nested() {
    let routers = stand.router.setTabs([Page("A"), Page("B")])
    let child = stand.child(at: routers.first)
    stand.run(child)
    #expect(child.flow.router.setTabs([Page("C")]).isEmpty)
    #expect(stand.shown == "A | B")
  }
}
