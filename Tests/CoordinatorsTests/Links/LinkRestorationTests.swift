import Coordinators
import Foundation
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A restoration", .balanced)
struct LinkRestorationTests {
  @Test("brings up what was up, through the flows that a tap goes through")
  func restores() {
    let old = Shop()
    old.open("shop://items/7/review")
    let tree = RouteTree<ShopRoute>.stack(.list, .item(7)).presenting(.review(7))
    #expect(old.app.links.present.description == tree.description)
    let new = Shop()
    var heard: [LinkOutcome] = []
    new.app.links.restore(tree) { heard.append($0) }
    #expect(new.shown == old.shown)
    #expect("\(new.app.flow)" == "\(old.app.flow)")
    #expect(heard == [.landed])
  }

  @Test("is stored and read by whatever encoder the app has, and says what it leaves out")
  func stored() throws {
    let old = Shop()
    old.open("shop://items/7")
    let new = Shop()
    let restored = new.app.restore(try old.app.save())
    #expect(new.shown == "List > Item 7")
    #expect(restored.losses.isEmpty)
    let list = #"{"name":"list","version":1}"#
    let item = #"{"name":"item","version":1,"payload":8}"#
    let older = new.app.restore(Data("[1,[0,1,[\(list),\(item),7]]]".utf8))
    #expect(new.shown == "List > Item 8")
    #expect(older.losses.map(\.description) == ["[0, 0, 2]: it is no route"])
  }

  @Test("waits until somebody has signed in, and is dropped by a link")
  func waits() {
    let shop = Shop(signedIn: false)
    var heard: [LinkOutcome] = []
    shop.app.links.restore(.stack(.list, .item(7))) { heard.append($0) }
    #expect(shop.shown == "Enter")
    shop.open("shop://cart")
    shop.visible?.onSignedIn("Ann")
    #expect(shop.shown == "List > Cart")
    #expect(
      heard == [
        .waiting(for: "signed in"), .dropped("a newer link came: \"shop://cart\""),
      ])
  }

  @Test("fills every tab and selects the one that was selected")
  func tabs() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack($0) }
    stand.router.to("a", "b", "c").setTabs([Page("a"), Page("b"), Page("c")])
    var heard: [LinkOutcome] = []
    links.restore(.tabs([["a", "x"], ["b"], ["c", "y", "z"]], selected: 1)) { heard.append($0) }
    #expect(links.present.description == "[a > x | *b | c > y > z]")
    #expect(heard == [.landed])
  }

  @Test("of a tree that cannot be is refused")
  func impossible() {
    let shop = Shop()
    var heard: [LinkOutcome] = []
    shop.app.links.restore(RouteTree()) { heard.append($0) }
    #expect(heard == [.refused("it has no layer")])
  }
}
