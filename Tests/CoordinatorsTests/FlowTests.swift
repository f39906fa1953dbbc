import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A flow", .explored, .balanced)
struct FlowTests {
  let stand = Stand()

  @Test("is added, started, removed at its end, and then its parent is told")
  func life() {
    let child = stand.child { $0.flow.router.setRoot(Page("First")) }
    var childrenWhenTold: [String]?
    stand.flow.run(child) { [stand] ending in
      childrenWhenTold = stand.flow.children
      stand.heard.append(text(ending))
    }
    #expect(stand.flow.children == ["Child"])
    #expect("\(stand.flow)" == "App(Child)")
    #expect(child.starts == 1)
    child.flow.finish(7)
    #expect(stand.heard == ["finished 7"])
    #expect(childrenWhenTold == [])
    #expect(child.flow.hasEnded)
    #expect(child.flow.scope.isClosed)
  }

  @Test(
    "that finishes while a message is handled is told of after that message, and once",
    .proves(.g1, .coordinators))
  func inTurn() {
    let child = stand.child()
    stand.run(child)
    stand.scope.deliver(.event, "tapped", to: "Test") { [stand] in
      child.flow.finish(1)
      stand.heard.append("handled")
      stand.heard.append("\(stand.flow.children)")
    }
    #expect(stand.heard == ["handled", "[\"Child\"]", "Child finished 1"])
    #expect(stand.flow.children.isEmpty)
  }

  @Test(
    "says what was sent before it finished, before its end is told", .proves(.g1, .coordinators))
  func earlierMessages() {
    let child = stand.child()
    stand.run(child)
    stand.scope.deliver(.event, "tapped", to: "Test") { [stand] in
      child.flow.scope.deliver(.event, "saved", to: "Child") { stand.heard.append("saved") }
      child.flow.finish(1)
    }
    #expect(stand.heard == ["saved", "Child finished 1"])
  }

  @Test(
    "that finishes while messages go round is removed and told of all the same",
    .proves(.g1, .coordinators), .proves(.g5, .coordinators))
  func inARound() {
    let child = stand.child { $0.flow.router.push(Page("First")) }
    stand.router.setRoot(Page("Home"))
    stand.run(child)
    stand.scope.dispatcher.limit = 100
    stand.scope.deliver(.intent, "start", to: "Test") { [stand] in
      for _ in 0..<200 { stand.scope.deliver(.event, "wait", to: "Test") {} }
      child.flow.finish(1)
    }
    #expect(stand.heard == ["Child finished 1"])
    #expect(stand.flow.children.isEmpty)
    #expect(stand.shown == "Home")
    #expect(stand.reports.count == 1)
  }

  @Test("is released before its parent is told of its end", .proves(.g6, .coordinators))
  func releasedFirst() {
    weak var coordinator: Scripted<Int>?
    var wasReleased: Bool?
    do {
      let child = stand.child { child in
        let page = Page("First")
        page.onDone = { [weak child] in child?.flow.finish(1) }
        child.flow.router.setRoot(page)
      }
      coordinator = child
      stand.flow.run(child) { _ in wasReleased = coordinator == nil }
    }
    #expect(coordinator != nil)
    let page = stand.surface.tree.visible.flatMap { stand.surface.screen($0.id) as? Page }
    stand.scope.deliver(.intent, "done", to: "Child") { page?.onDone() }
    #expect(wasReleased == true)
  }

  @Test(
    "finished twice ends once: the second time is traced and ignored", .proves(.g9, .coordinators))
  func finishedTwice() {
    let child = stand.child()
    stand.run(child)
    stand.scope.deliver(.intent, "done twice", to: "Test") {
      child.flow.finish(1)
      child.flow.finish(2)
    }
    child.flow.finish(3)
    #expect(stand.heard == ["Child finished 1"])
    #expect(stand.refusals == ["finish refused", "finish refused"])
  }

  @Test("run twice runs once", .proves(.g9, .coordinators))
  func runTwice() {
    let child = stand.child()
    let first = stand.run(child)
    let second = stand.run(child)
    #expect(first)
    #expect(!second)
    #expect(child.starts == 1)
    #expect(stand.flow.children == ["Child"])
    child.flow.finish(1)
    let third = stand.run(child)
    #expect(!third)
    #expect(stand.heard == ["Child finished 1"])
    #expect(stand.refusals == ["run refused", "run refused"])
  }

  @Test("finished from inside its start is started to the end, removed, and told")
  func finishedInStart() {
    let child = stand.child { [stand] child in
      child.flow.finish(1)
      stand.heard.append("started \(stand.flow.children)")
    }
    stand.run(child)
    #expect(stand.heard == ["started [\"Child\"]", "Child finished 1"])
    #expect(stand.flow.children.isEmpty)
  }

  @Test("finished after its removal stays removed")
  func finishedAfterRemoval() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { $0.flow.router.push(Page("First")) }
    stand.run(child)
    stand.stage.systemBack()
    child.flow.finish(1)
    #expect(stand.heard == ["Child removed systemBack"])
    #expect(stand.refusals == ["finish refused"])
  }

  @Test("that a factory hands out finished is not started, and its outcome is told")
  func madeFinished() {
    let child = stand.child()
    child.flow.finish(1)
    let taken = stand.run(child)
    #expect(taken)
    #expect(child.starts == 0)
    #expect(stand.flow.children.isEmpty)
    #expect(stand.heard == ["Child finished 1"])
    let again = stand.run(child)
    #expect(!again)
  }

  @Test("that has ended runs nothing", .proves(.g4, .coordinators))
  func endedRunsNothing() {
    let parent = stand.child("Parent")
    stand.run(parent)
    parent.flow.finish(1)
    let child = stand.child()
    let taken = parent.flow.run(child)
    #expect(!taken)
    #expect(child.starts == 0)
    #expect(stand.refusals == ["run refused"])
  }

  @Test("that is about to end runs nothing", .proves(.g4, .coordinators))
  func endingRunsNothing() {
    let parent = stand.child("Parent")
    stand.run(parent)
    var taken: Bool?
    let child = stand.child()
    stand.scope.deliver(.intent, "done", to: "Test") {
      parent.flow.finish(1)
      taken = parent.flow.run(child)
    }
    #expect(taken == false)
    #expect(child.starts == 0)
    #expect(stand.heard == ["Parent finished 1"])
  }

  @Test("is not run by one that it runs itself")
  func cycle() {
    let child = stand.child()
    stand.run(child)
    let taken = child.flow.run(stand.app)
    let itself = stand.flow.run(stand.app)
    #expect(!taken)
    #expect(!itself)
    #expect("\(stand.flow)" == "App(Child)")
  }

  @Test("made from a router whose flow is gone has ended before it begins")
  func nowhere() {
    var gone: Scripted<Int>? = stand.child("Gone")
    let router = gone?.flow.router
    gone = nil
    let child = router.map { stand.child(at: $0) }
    #expect(child?.flow.hasEnded == true)
    #expect(child?.flow.router.push(Page("First")) == nil)
  }

  @Test(
    "takes the flows below with it; their ends reach nobody and are counted",
    .proves(.g4, .coordinators))
  func withChildren() {
    let parent = stand.child("Parent")
    stand.run(parent)
    let child = stand.child("Child", at: parent.flow.router)
    let grandchild = stand.child("Grandchild", at: child.flow.router)
    parent.flow.run(child, then: stand.note("child"))
    child.flow.run(grandchild, then: stand.note("grandchild"))
    #expect("\(stand.flow)" == "App(Parent(Child(Grandchild)))")
    let before = stand.scope.dropped
    parent.flow.finish(1)
    #expect(stand.heard == ["Parent finished 1"])
    #expect(child.flow.hasEnded && grandchild.flow.hasEnded)
    #expect(stand.scope.dropped == before + 2)
    grandchild.flow.finish(1)
    child.flow.finish(1)
    #expect(stand.heard == ["Parent finished 1"])
  }

  @Test("whose scope is closed by somebody else is removed, and its parent is told")
  func scopeClosed() {
    let child = stand.child()
    stand.run(child)
    child.flow.scope.close()
    #expect(stand.heard == ["Child removed code"])
    #expect(stand.flow.children.isEmpty)
  }

  @Test("ends with the app, which hears nothing", .proves(.g4, .coordinators))
  func appClosed() {
    let child = stand.child()
    stand.run(child)
    stand.scope.close()
    #expect(child.flow.hasEnded && stand.flow.hasEnded)
    child.flow.finish(1)
    #expect(stand.heard.isEmpty)
  }

  @Test("cancels its tasks at its end", .proves(.g4, .coordinators))
  func tasks() async throws {
    let gate = TestGate<Void>()
    let child = stand.child()
    stand.run(child)
    child.flow.scope.spawner.spawn("load") { [stand] in
      try? await gate.value()
      if Task.isCancelled { stand.heard.append("cancelled") }
    }
    while gate.waiters == 0 { await Task.yield() }
    child.flow.finish(1)
    while !stand.scope.running.isEmpty { await Task.yield() }
    #expect(stand.heard == ["Child finished 1", "cancelled"])
  }

  @Test("that somebody keeps is reported with its owners", .proves(.g6, .coordinators))
  func leak() async {
    var kept: Scripted<Int>? = stand.child()
    if let kept { stand.run(kept) }
    kept?.flow.finish(1)
    await stand.clock.advance(by: .seconds(2))
    #expect(stand.reports.count == 1)
    #expect(
      stand.reports.first?.hasPrefix(
        "Coordinator is still alive after its scope Test > App > Child") == true)
    kept = nil
  }

  @Test("is traced with its cause: run, start, finish, removal", .proves(.g7, .coordinators))
  func traced() {
    let child = stand.child { $0.flow.finish(1) }
    stand.scope.deliver(.intent, "tapped", to: "Test") { [stand] in _ = stand.run(child) }
    stand.ring.expect(order: [
      "intent tapped", "lifetime added: App -> Child", "command start: App -> Child",
      "output finished: Child -> App", "lifetime closed",
    ])
    stand.ring.expect("output finished", because: "command start")
    stand.ring.expect("command start", because: "intent tapped")
  }
}
