import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A link that is not possible yet", .explored, .balanced)
struct LinkWaitingTests {
  let waits = "waiting(for: \"signed in\")"

  @Test("waits for its condition, and lands when that holds")
  func signIn() {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    #expect(shop.shown == "Enter")
    #expect(shop.heard == [waits])
    shop.visible?.onSignedIn("Ann")
    #expect(shop.shown == "List > Item 7")
    #expect("\(shop.app.flow)" == "Shop(Browse)")
    #expect(shop.heard.first == waits)
    #expect(shop.heard.last == "landed")
  }

  @Test("that came before the app has started lands when it has")
  func coldStart() {
    let shop = Shop(started: false)
    shop.open("shop://items/7")
    #expect(shop.heard == ["waiting(for: \"list to come up\")"])
    shop.app.start()
    #expect(shop.shown == "List > Item 7")
    #expect(shop.heard.last == "landed")
  }

  @Test("is driven by the value it waits for, and asks for nothing meanwhile")
  func driven() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let isReady = Observed(false, in: stand.scope)
    var asked = 0
    let links = Links(opener, opener.table) {
      .stack("root", $0)
    } needs: { _ in
      [
        LinkCondition("ready", isReady) {
          asked += 1; return $0
        }
      ]
    }
    stand.router.to("root").setRoot(Page("Root"))
    links.open("a://x")
    let before = asked
    stand.scope.deliver(.event, "other", to: "Test") {}
    #expect(asked == before)
    isReady.set(true)
    #expect(stand.shown == "Root > x")
    #expect(isReady.observers == 0)
  }

  @Test("does not move anything before the route that is next can be opened")
  func clearsLate() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    var isReady = false
    let links = Links(opener, opener.table) {
      .stack("root", $0)
    } needs: { route in
      route == "root" ? [] : [LinkCondition("ready") { isReady }]
    }
    stand.router.to("root").setRoot(Page("Root"))
    stand.router.push(Page("Other"))
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    #expect(stand.shown == "Root > Other")
    isReady = true
    stand.router.push(Page("Another"))
    #expect(stand.shown == "Root > x")
    #expect(heard == [.waiting(for: "ready"), .landed])
  }

  @Test("is dropped when the condition has held and holds no more: after signing out")
  func signOut() {
    let stage = SlowStage()
    let slow = Shop(on: stage)
    stage.finish()
    slow.open("shop://items/7/review")
    slow.visible?.onSignedOut()
    while stage.asked != nil { stage.finish() }
    #expect(slow.heard.last == "dropped(\"no longer signed in\")")
    #expect(slow.shown == "Enter")
    slow.visible?.onSignedIn("Ben")
    while stage.asked != nil { stage.finish() }
    #expect(slow.shown == "List")
  }

  @Test("is dropped when it is cancelled, with the reason given, once")
  func cancelled() {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    let first = shop.app.links.cancel("nobody wants to sign in")
    let second = shop.app.links.cancel()
    #expect(first)
    #expect(!second)
    shop.visible?.onSignedIn("Ann")
    #expect(shop.shown == "List")
    #expect(shop.heard == [waits, "dropped(\"nobody wants to sign in\")"])
  }

  @Test("is dropped after its time limit, by the injected clock")
  func limit() async throws {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    await shop.clock.advance(by: .seconds(299))
    #expect(shop.heard == [waits])
    await shop.clock.advance(by: .seconds(1))
    #expect(
      shop.heard.last == "dropped(\"it took more than 300.0 seconds, waiting for signed in\")")
    shop.visible?.onSignedIn("Ann")
    #expect(shop.shown == "List")
    try await settle(shop.scope)
  }

  @Test("that has come to its end leaves no task behind", .proves(.g4, .coordinators))
  func noTask() async throws {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    #expect(shop.scope.running == ["link's time limit"])
    shop.visible?.onSignedIn("Ann")
    try await settle(shop.scope)
    #expect(shop.scope.running.isEmpty)
  }

  @Test("is told nothing more when the app's flow has ended", .proves(.g4, .coordinators))
  func ended() {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    let dropped = shop.scope.dropped
    shop.app.flow.scope.close()
    #expect(shop.heard == [waits])
    #expect(shop.scope.dropped > dropped)
    #expect(shop.traced.last == "link dropped")
    shop.open("shop://items/8")
    #expect(!shop.app.links.cancel())
    #expect(shop.heard == [waits])
  }

  @Test("takes no screen away that asks before it is left, but waits until it asks no more")
  func asking() {
    let shop = Shop()
    shop.visible?.onSelected(.review(7))
    let review = shop.surface.tree.visible.map { shop.surface.handle($0.id) }
    review?.askBeforeBack { true }
    shop.open("shop://items/8")
    #expect(shop.shown == "List / Review 7")
    #expect(shop.heard == ["waiting(for: \"ShopScreen to be left\")"])
    review?.askBeforeBack(nil)
    #expect(shop.shown == "List > Item 8")
  }

  @Test("waits for what a coordinator opens later")
  func later() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack("root", $0) }
    stand.router.to("root").setRoot(Page("Root"))
    opener.isLate = true
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    #expect(heard == [.waiting(for: "x to come up")])
    stand.run(stand.child())
    #expect(heard == [.waiting(for: "x to come up")])
    stand.router.to("x").push(Page("x"))
    #expect(heard == [.waiting(for: "x to come up"), .landed])
    #expect(opener.asked == ["x"])
  }

  @Test("is dropped when nobody opens it, when something else comes up, and when it goes round")
  func dropped() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .stack("root", $0) }
    stand.router.to("root").setRoot(Page("Root"))
    var heard: [LinkOutcome] = []
    opener.opens = { _, _ in false }
    links.open("a://x") { heard.append($0) }
    #expect(heard == [.dropped("no flow opens x over what is up")])
    opener.opens = { router, _ in router.setRoot(Page("Unknown")) != nil }
    links.open("a://x") { heard.append($0) }
    #expect(heard.last == .waiting(for: "root to come up"))
    links.cancel()
    stand.router.to("root").setRoot(Page("Root"))
    opener.opens = { router, _ in router.push(Page("Unknown")) != nil }
    links.open("a://x") { heard.append($0) }
    #expect(heard.last == .dropped("its way goes round: push x"))
    #expect(opener.asked == ["x", "x", "root", "x"])
  }

  @Test("that is opened as the answer to an older one's end is dropped by the newer, and told so")
  func openedInReport() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    var isReady = false
    let links = Links(opener, opener.table) {
      .stack("root", $0)
    } needs: { _ in
      [LinkCondition("ready") { isReady }]
    }
    stand.router.to("root").setRoot(Page("Root"))
    var heard: [String] = []
    links.open("a://x") { outcome in
      heard.append("first \(outcome)")
      if outcome.isFinal { links.open("a://x") { heard.append("inner \($0)") } }
    }
    links.open("a://y") { heard.append("second \($0)") }
    #expect(heard.first == "first waiting(for: \"ready\")")
    #expect(heard.filter { $0.contains("dropped") }.map { $0.prefix(6) } == ["first ", "second"])
    isReady = true
    stand.router.push(Page("Another"))
    #expect(heard.last == "inner landed")
    #expect(stand.shown == "Root > x")
  }

  @Test("keeps conditions of one name apart: one that holds does not stand for the other")
  func sameName() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    var loaded: Set<String> = ["root"]
    let links = Links(opener, opener.table) {
      .stack("root", $0)
    } needs: { route in
      [LinkCondition("loaded") { loaded.contains(route) }]
    }
    stand.router.to("root").setRoot(Page("Root"))
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    #expect(heard == [.waiting(for: "loaded")])
    loaded.insert("x")
    stand.router.push(Page("Another"))
    #expect(heard == [.waiting(for: "loaded"), .landed])
  }

  @Test(
    "is told its end though messages go round and are stopped", .proves(.g1, .coordinators),
    .proves(.g5, .coordinators))
  func inARound() {
    let shop = Shop(signedIn: false)
    shop.open("shop://items/7")
    shop.scope.dispatcher.limit = 100
    shop.scope.deliver(.intent, "start", to: "Test") {
      for _ in 0..<200 { shop.scope.deliver(.event, "wait", to: "Test") {} }
      shop.app.links.cancel("no more")
    }
    #expect(shop.heard == [waits, "dropped(\"no more\")"])
  }

  @Test("takes no tab's screen away that asks before it is left")
  func askingInTab() {
    let stand = Stand()
    let opener = Opener(stand.flow)
    let links = Links(opener, opener.table) { .tabs([[$0], ["b"]], selected: 0) }
    stand.router.to("a", "b").setTabs([Page("A"), Page("B")])
    let edit = stand.router.push(Page("Edit"))
    edit?.askBeforeBack { true }
    var heard: [LinkOutcome] = []
    links.open("a://x") { heard.append($0) }
    #expect(heard == [.waiting(for: "Page to be left")])
    #expect(stand.shown == "A > Edit | B")
  }
}

/// An outermost coordinator that opens any route over what is up, and links that name it.
@MainActor final class Opener: Coordinator, RouteOpener {
  let flow: Flow<Void>
  var isLate = false
  var asked: [String] = []
  var opens: (Router, String) -> Bool = { $0.to($1).push(Page($1)) != nil }
  let table = LinkTable([
    LinkPattern<String>("a://x") { _ in "x" }, LinkPattern<String>("a://y") { _ in "y" },
  ])

  init(_ flow: Flow<Void>) { self.flow = flow }

  func start() {}

  func open(_ route: String) -> Bool {
    asked.append(route)
    return isLate || opens(flow.router, route)
  }
}
