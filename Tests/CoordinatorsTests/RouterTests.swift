import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A router", .explored, .balanced)
struct RouterTests {
  let stand = Stand()

  @Test("has the article's verbs, and each acts")
  func verbs() {
    let list = Page("List")
    let detail = Page("Detail")
    let router = stand.router
    router.setRoot(list)
    router.push(detail)
    router.push(Page("Photo"))
    #expect(stand.shown == "List > Detail > Photo")
    router.pop()
    #expect(stand.shown == "List > Detail")
    router.push(Page("Photo"))
    router.push(Page("Caption"))
    router.pop(to: detail)
    #expect(stand.shown == "List > Detail")
    router.present(Page("Edit"))
    #expect(stand.shown == "List > Detail / Edit")
    router.push(Page("Picker"))
    #expect(stand.shown == "List > Detail / Edit > Picker")
    router.popToRoot()
    #expect(stand.shown == "List > Detail / Edit")
    router.dismiss()
    #expect(stand.shown == "List > Detail")
    router.popToRoot()
    #expect(stand.shown == "List")
    #expect(stand.refusals == [])
  }

  @Test("refuses what is not possible, and nothing traps", .proves(.g9, .coordinators))
  func refusals() {
    let router = stand.router
    let list = Page("List")
    #expect(router.pop() == false)
    #expect(router.popToRoot() == false)
    #expect(router.dismiss() == false)
    #expect(router.pop(to: list) == false)
    #expect(router.select(1) == false)
    #expect(router.alert("Nobody there") == false)
    #expect(router.present(Page("Over nothing")) == nil)
    #expect(router.setTabs([]).isEmpty)
    router.setRoot(list)
    #expect(router.pop() == false)
    #expect(router.pop(to: list) == false)
    #expect(router.push(list) == nil)
    #expect(router.pop(to: Page("Never shown")) == false)
    #expect(router.setTabs([Page("A"), Page("B")], selected: 5).isEmpty)
    #expect(stand.shown == "List")
    #expect(!stand.flow.hasEnded)
  }

  @Test("at a screen pushes one screen for two taps", .proves(.g9, .coordinators))
  func twoTaps() {
    let list = Page("List")
    list.onOpen = { [stand, unowned list] in stand.router.from(list).push(Page("Detail")) }
    stand.router.setRoot(list)
    list.onOpen()
    list.onOpen()
    #expect(stand.shown == "List > Detail")
  }

  @Test("at a screen runs one flow for two taps", .proves(.g9, .coordinators))
  func twoTapsOneFlow() {
    let list = Page("List")
    stand.router.setRoot(list)
    let open = { [stand] in
      stand.run(stand.child(at: stand.router.from(list)) { $0.flow.router.present(Page("Edit")) })
    }
    let first = open()
    let second = open()
    #expect(first)
    #expect(!second)
    #expect(stand.flow.children == ["Child"])
    #expect(stand.shown == "List / Edit")
  }

  @Test("at a screen pops that one and no other, however often", .proves(.g9, .coordinators))
  func popsOnce() {
    let detail = Page("Detail")
    stand.router.setRoot(Page("List"))
    stand.router.push(Page("Between"))
    stand.router.push(detail)
    let first = stand.router.from(detail).pop()
    let second = stand.router.from(detail).pop()
    #expect(first)
    #expect(!second)
    #expect(stand.shown == "List > Between")
  }

  @Test("at a screen that is covered neither pops nor puts up, and says so in the trace")
  func covered() {
    let detail = Page("Detail")
    stand.router.setRoot(Page("List"))
    stand.router.push(detail)
    stand.router.push(Page("Photo"))
    let router = stand.router.from(detail)
    #expect(router.pop() == false)
    #expect(router.setRoot(Page("Root")) == nil)
    #expect(router.push(Page("Other")) == nil)
    #expect(stand.shown == "List > Detail > Photo")
    #expect(stand.ring.events.count { $0.name.description == "verb refused" } == 3)
  }

  @Test("at a screen that is not the flow's own does nothing")
  func notItsOwn() {
    let root = Page("Root")
    let own = Page("Own")
    stand.router.setTabs([root, Page("Other")])
    let child = stand.child()
    stand.run(child)
    child.flow.router.push(own)
    child.flow.router.push(Page("Top"))
    child.flow.router.present(Page("Sheet"))
    let router = child.flow.router.from(root)
    #expect(router.push(Page("One")) == nil)
    #expect(router.pop() == false)
    #expect(router.setRoot(Page("Two")) == nil)
    #expect(router.alert("Hello") == false)
    #expect(router.dismiss() == false)
    #expect(router.popToRoot() == false)
    #expect(router.pop(to: own) == false)
    #expect(router.select(1) == false)
    #expect(stand.shown == "Root > Own > Top | Other / Sheet")
    #expect(stand.ring.events.count { $0.name.description == "verb refused" } == 8)
  }

  @Test("takes no screen of the flow below: a child's pop is for its own")
  func ownScreensOnly() {
    stand.router.setRoot(Page("Root"))
    stand.router.push(Page("App's"))
    let child = stand.child()
    stand.run(child)
    #expect(child.flow.router.pop() == false)
    #expect(child.flow.router.popToRoot() == false)
    child.flow.router.push(Page("Child's"))
    #expect(child.flow.router.popToRoot() == false)
    #expect(child.flow.router.pop() == true)
    #expect(stand.shown == "Root > App's")
  }

  @Test("of a flow that has ended is dropped and counted", .proves(.g4, .coordinators))
  func ended() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child()
    stand.run(child)
    let router = child.flow.router
    child.flow.finish(1)
    let before = stand.scope.dropped
    #expect(router.push(Page("Late")) == nil)
    #expect(router.setTabs([Page("Late")]).isEmpty)
    #expect(router.pop() == false)
    #expect(stand.shown == "Root")
    #expect(stand.scope.dropped == before + 3)
  }

  @Test("of a flow that is about to end does nothing more")
  func ending() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child()
    stand.run(child)
    stand.scope.deliver(.intent, "done", to: "Test") {
      child.flow.finish(1)
      child.flow.router.push(Page("Late"))
    }
    #expect(stand.shown == "Root")
    stand.ring.expect(order: ["lifetime verb refused: Child -> Router"])
  }

  @Test("keeps neither its flow nor the surface", .proves(.g6, .coordinators))
  func keepsNothing() {
    weak var flow: Flow<Void>?
    weak var surface: NavigationSurface?
    var router: Router?
    do {
      let app = LifetimeScope("App")
      let made = NavigationSurface(on: HeadlessStage(), in: app)
      let outermost = Flow<Void>("App", on: made)
      router = outermost.router
      router?.setRoot(Page("Root"))
      flow = outermost
      surface = made
    }
    #expect(flow == nil)
    #expect(surface == nil)
    #expect(router?.push(Page("Late")) == nil)
  }

  @Test("hides the bar for a screen, and for no other")
  func hideBar() {
    stand.router.setRoot(Page("Enter"), hideBar: true)
    stand.router.push(Page("Help"))
    let stack = stand.stage.shown.layers.first?.stacks.first
    #expect(stack?.map(\.hidesBar) == [true, false])
  }

  @Test(
    "shows an alert, tells its end once, and no second one meanwhile", .proves(.g9, .coordinators))
  func alert() {
    let page = Page("Page")
    stand.router.setRoot(page)
    let router = stand.router.from(page)
    let first = router.alert("Info", message: "Text") { [stand] in stand.heard.append("closed") }
    let second = router.alert("Info", message: "Text") { [stand] in stand.heard.append("second") }
    #expect(first)
    #expect(!second)
    stand.stage.closeAlert()
    #expect(stand.heard == ["closed"])
    #expect(router.alert("Again"))
    #expect(stand.router.dismiss())
  }

  @Test(
    "lets what is put up in a removal come after everyone was told: the completion that pushes again",
    .proves(.g1, .coordinators), .proves(.g5, .coordinators))
  func pushesAgain() {
    let list = Page("List")
    let detail = Page("Detail")
    stand.router.setRoot(list)
    stand.router.push(detail) { [stand] removal in
      stand.heard.append("first \(removal)")
      stand.router.push(detail, onRemoved: stand.noteRemoval("second"))
    }
    stand.stage.systemBack()
    #expect(stand.shown == "List > Detail")
    stand.stage.systemBack()
    #expect(stand.heard == ["first systemBack", "second systemBack"])
  }

  @Test("traces each verb with its flow and its cause", .proves(.g7, .coordinators))
  func traced() {
    stand.scope.deliver(.intent, "tapped", to: "Test") { [stand] in
      stand.router.setRoot(Page("Root"))
    }
    stand.ring.expect("navigate setRoot: App -> Router", because: "intent tapped")
    stand.ring.expect(
      "navigate setRoot: NavigationSurface", because: "navigate setRoot: App -> Router")
  }
}
