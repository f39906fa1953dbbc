import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A link", .explored, .balanced)
struct LinksTests {
  @Test("brings up what it leads to, through the flows that a tap goes through")
  func lands() {
    let shop = Shop()
    shop.open("shop://items/7")
    #expect(shop.shown == "List > Item 7")
    shop.open("shop://items/7/review")
    #expect(shop.shown == "List > Item 7 / Review 7")
    shop.open("shop://cart")
    #expect(shop.shown == "List > Cart")
    #expect("\(shop.app.flow)" == "Shop(Browse(Cart))")
    shop.open("shop://items/8")
    #expect(shop.shown == "List > Item 8")
    #expect("\(shop.app.flow)" == "Shop(Browse)")
    #expect(shop.heard == ["landed", "landed", "landed", "landed"])
  }

  @Test("to where one already is does nothing", .proves(.g9, .coordinators))
  func idempotent() throws {
    let shop = Shop()
    shop.open("shop://items/7")
    let before = shop.surface.tree
    #expect(try shop.app.links.plan("shop://items/7").steps.isEmpty)
    shop.open("shop://items/7")
    #expect(shop.heard == ["landed", "landed"])
    #expect(shop.surface.tree == before)
  }

  @Test("says its way before it goes it, and goes that way")
  func plan() throws {
    let shop = Shop()
    shop.open("shop://cart")
    let plan = try shop.app.links.plan("shop://items/7/review")
    #expect("\(plan)" == "1. go back to list\n2. push item(7)\n3. present review(7)")
    #expect(shop.shown == "List > Cart")
    shop.open("shop://items/7/review")
    let steps = shop.ring.events.filter { $0.name.description == "link step" }.suffix(3)
    #expect(steps.compactMap { $0.payload?.description } == plan.steps.map(\.description))
  }

  @Test("goes on from what a tap has brought up, and a tap from what it has brought up")
  func tapped() {
    let shop = Shop()
    shop.visible?.onSelected(.item(7))
    shop.open("shop://items/7/review")
    #expect(shop.shown == "List > Item 7 / Review 7")
    #expect(shop.headless?.systemDismiss() == true)
    shop.visible?.onSelected(.cart)
    #expect(shop.shown == "List > Item 7 > Cart")
    shop.open("shop://cart")
    #expect(shop.shown == "List > Cart")
    #expect(shop.heard == ["landed", "landed"])
  }

  @Test("takes away what no route is known of, and alerts")
  func covered() {
    let shop = Shop()
    shop.headless?.foreignPresent("Camera")
    shop.open("shop://items/7")
    #expect(shop.shown == "List > Item 7")
    shop.app.flow.router.alert("Sure?")
    shop.open("shop://items/8")
    #expect(shop.shown == "List > Item 8")
    #expect(shop.surface.tree.visibleAlert == nil)
    #expect(shop.heard == ["landed", "landed"])
  }

  @Test(
    "that is unknown or not to be trusted is refused, with its text escaped, and changes nothing",
    arguments: [
      ("shop://wishes", #""shop://wishes" is refused: no link of this app is like it"#),
      (
        "shop://items/0;DROP",
        #""shop://items/0;DROP" is refused: shop://items/:id does not take what is in it"#
      ),
      (
        "shop://\u{1B}[2J",
        #""shop://\u{1B}[2J" is refused: byte 7 is 0x1B, which no URL has unencoded"#
      ),
      (
        "shop://items/..%2Fx%00",
        #""shop://items/..%2Fx%00" is refused: "..%2Fx%00" decodes to a control character"#
      ),
    ])
  func refused(text: String, reason: String) {
    let shop = Shop()
    shop.visible?.onSelected(.cart)
    shop.open(text)
    #expect(shop.heard == [#"refused("# + reason.debugDescription + ")"])
    #expect(shop.shown == "List > Cart")
    #expect(shop.traced == ["link refused"])
  }

  @Test("that is refused leaves the one alone that is on its way")
  func refusedMeanwhile() {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    shop.open("shop://wishes")
    shop.visible?.onSignedIn("Ann")
    #expect(shop.shown == "List > Item 7")
    #expect(shop.heard.last == "landed")
  }

  @Test("goes one step at a time, each when the screens have come to rest")
  func transition() {
    let stage = SlowStage()
    let shop = Shop(on: stage)
    shop.open("shop://items/7/review")
    #expect(shop.heard == ["waiting(for: \"the screens to come to rest\")"])
    stage.finish()
    #expect(shop.shown == "List")
    stage.finish()
    #expect(shop.shown == "List > Item 7")
    stage.finish()
    #expect(shop.shown == "List > Item 7 / Review 7")
    #expect(stage.asked == nil)
    #expect(shop.heard.last == "landed")
  }

  @Test(
    "waits while a back swipe is held, and starts from where that ended",
    .proves(.g9, .coordinators))
  func swipe() {
    let shop = Shop()
    shop.visible?.onSelected(.item(7))
    shop.headless?.beginBackSwipe()
    shop.open("shop://items/7/review")
    #expect(shop.shown == "List > Item 7")
    shop.headless?.finishBackSwipe()
    #expect(shop.shown == "List > Item 7 / Review 7")
    #expect(shop.heard == ["waiting(for: \"the screens to come to rest\")", "landed"])
  }

  @Test("that comes while another is on its way replaces it, and each is told its end once")
  func newer() {
    let stage = SlowStage()
    let shop = Shop(on: stage)
    stage.finish()
    shop.open("shop://items/7/review", as: "one ")
    shop.open("shop://cart", as: "two ")
    while stage.asked != nil { stage.finish() }
    #expect(shop.shown == "List > Cart")
    #expect(
      shop.heard.filter { !$0.contains("waiting") } == [
        "one dropped(\"a newer link came: \\\"shop://cart\\\"\")", "two landed",
      ])
  }

  @Test("opened while a message is handled goes after that", .proves(.g1, .coordinators))
  func inTurn() {
    let shop = Shop()
    shop.scope.deliver(.event, "notified", to: "Test") {
      shop.open("shop://items/7")
      #expect(shop.shown == "List")
    }
    #expect(shop.shown == "List > Item 7")
  }

  @Test("is traced with each step and its end", .proves(.g7, .coordinators))
  func traced() {
    let shop = Shop()
    shop.open("shop://items/7/review")
    #expect(shop.traced == ["link step", "link step", "link landed"])
    let last = shop.ring.events.last { $0.name.description == "link landed" }
    #expect(last?.payload?.description == "\"shop://items/7/review\": landed")
    #expect(last?.cause != nil)
  }

  @Test("keeps neither the coordinators nor the surface", .proves(.g6, .coordinators))
  func memory() {
    weak var app: ShopCoordinator?
    weak var surface: NavigationSurface?
    do {
      let shop = Shop(signedIn: false)
      shop.open("shop://items/7")
      app = shop.app
      surface = shop.surface
    }
    #expect(app == nil)
    #expect(surface == nil)
  }
}
