import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A flow's screens", .explored, .balanced)
struct ScreensTests {
  let stand = Stand()

  @Test(
    "are its life: when the user has left the last of them, the flow is removed",
    .proves(.g5, .coordinators))
  func lastOneLeft() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { [stand] child in
      child.flow.router.push(Page("One"), onRemoved: stand.noteRemoval("One"))
      child.flow.router.push(Page("Two"), onRemoved: stand.noteRemoval("Two"))
    }
    stand.run(child)
    stand.stage.systemBack()
    #expect(stand.flow.children == ["Child"])
    stand.stage.systemBack()
    #expect(stand.flow.children == [])
    #expect(stand.heard == ["Two systemBack", "One systemBack", "Child removed systemBack"])
    #expect(stand.shown == "Root")
  }

  @Test("may all be taken away by the flow itself, which goes on without")
  func askedFor() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { $0.flow.router.push(Page("One")) }
    stand.run(child)
    child.flow.router.pop()
    #expect(stand.flow.children == ["Child"])
    #expect(stand.shown == "Root")
    child.flow.router.push(Page("Two"))
    #expect(stand.shown == "Root > Two")
    stand.stage.systemBack()
    #expect(stand.heard == ["Child removed systemBack"])
  }

  @Test("may be replaced by its own new root, and by that of a flow that it runs")
  func replacedByItself() {
    stand.router.setRoot(Page("Splash"))
    stand.router.setRoot(Page("Second splash"))
    let child = stand.child { child in
      child.flow.router.setRoot(Page("One"))
      child.flow.router.setRoot(Page("Two"))
    }
    stand.run(child)
    #expect(stand.shown == "Two")
    #expect("\(stand.flow)" == "App(Child)")
    #expect(!stand.flow.hasEnded)
  }

  @Test("that a flow beside it replaces end it", .proves(.g5, .coordinators))
  func replacedByAnother() {
    let one = stand.child("One") { $0.flow.router.setRoot(Page("One")) }
    let two = stand.child("Two") { $0.flow.router.setRoot(Page("Two")) }
    stand.run(one)
    stand.run(two)
    #expect(stand.heard == ["One removed replaced"])
    #expect(stand.flow.children == ["Two"])
    #expect(stand.shown == "Two")
  }

  @Test("that the flow above takes away end it", .proves(.g5, .coordinators))
  func takenFromAbove() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { child in
      child.flow.router.push(Page("One"))
      child.flow.router.push(Page("Two"))
    }
    stand.run(child)
    let popped = stand.router.popToRoot()
    #expect(popped)
    #expect(stand.heard == ["Child removed code"])
  }

  @Test(
    "that leave together end their flows from the deepest up, and each is told once",
    .proves(.g5, .coordinators))
  func deepestFirst() {
    stand.router.setRoot(Page("Root"))
    let parent = stand.child("Parent") { [stand] in
      $0.flow.router.push(Page("Parent"), onRemoved: stand.noteRemoval("parent's screen"))
    }
    stand.run(parent)
    let child = stand.child("Child", at: parent.flow.router) { [stand] in
      $0.flow.router.push(Page("Child"), onRemoved: stand.noteRemoval("child's screen"))
    }
    parent.flow.run(child, then: stand.note("Child"))
    #expect("\(stand.flow)" == "App(Parent(Child))")
    let root = stand.surface.tree.layers.first?.stacks.first?.first?.id
    if let root { stand.stage.systemBack(to: root) }
    #expect(
      stand.heard == [
        "child's screen systemBack", "parent's screen systemBack", "Child removed systemBack",
        "Parent removed systemBack",
      ])
    #expect("\(stand.flow)" == "App")
  }

  @Test("go with it when it finishes, and are told once", .proves(.g5, .coordinators))
  func finishedPushed() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { [stand] child in
      child.flow.router.push(Page("One"), onRemoved: stand.noteRemoval("One"))
      child.flow.router.present(Page("Sheet"), onRemoved: stand.noteRemoval("Sheet"))
    }
    stand.run(child)
    #expect(stand.shown == "Root > One / Sheet")
    child.flow.finish(1)
    #expect(stand.shown == "Root")
    #expect(stand.heard == ["Child finished 1", "Sheet code", "One code"])
  }

  @Test("go with those of the flows below it")
  func finishedWithChildren() {
    stand.router.setRoot(Page("Root"))
    let parent = stand.child("Parent") { $0.flow.router.push(Page("Parent")) }
    stand.run(parent)
    let child = stand.child("Child", at: parent.flow.router) {
      $0.flow.router.present(Page("Child"))
    }
    parent.flow.run(child)
    parent.flow.finish(1)
    #expect(stand.shown == "Root")
  }

  @Test("stay if they are the app's first, until another takes their place")
  func rootStays() {
    let child = stand.child { child in
      child.flow.router.setRoot(Page("First"))
      child.flow.router.push(Page("Second"))
    }
    stand.run(child)
    child.flow.finish(1)
    #expect(stand.shown == "First")
    stand.router.setRoot(Page("Next"))
    #expect(stand.shown == "Next")
    #expect(stand.refusals == [])
  }

  @Test("of an ended flow and of the next are one transition")
  func oneTransition() {
    let watched = CountingStage()
    let surface = NavigationSurface(on: watched, in: stand.scope)
    let app = Scripted(Flow<Void>("Other", on: surface))
    let one = Scripted<Int>(Flow("One", router: app.flow.router)) { child in
      child.flow.router.setRoot(Page("Enter"))
      child.flow.router.push(Page("Password"))
    }
    let two = Scripted<Int>(Flow("Two", router: app.flow.router)) { child in
      child.flow.router.setRoot(Page("Main"))
    }
    app.flow.run(one) { _ in app.flow.run(two) }
    #expect(watched.shown == ["Page", "Page > Page"])
    one.flow.finish(1)
    #expect(watched.shown == ["Page", "Page > Page", "Page"])
    #expect(surface.isSettled)
  }

  @Test("are released with it", .proves(.g6, .coordinators))
  func released() {
    weak var page: Page?
    stand.router.setRoot(Page("Root"))
    let child = stand.child { child in
      let made = Page("One")
      made.onDone = { [weak child] in child?.flow.finish(1) }
      page = made
      child.flow.router.push(made)
    }
    stand.run(child)
    #expect(page != nil)
    child.flow.finish(1)
    #expect(page == nil)
    #expect(stand.scope.leaks.map(\.object) == ["Coordinator"], "the test holds that one")
  }

  @Test("that somebody keeps are reported once the flow has ended", .proves(.g6, .coordinators))
  func screenKept() async {
    let page = Page("One")
    stand.router.setRoot(Page("Root"))
    do {
      let child = stand.child { $0.flow.router.push(page) }
      stand.run(child)
      child.flow.finish(1)
    }
    await stand.clock.advance(by: .seconds(2))
    #expect(stand.reports.count == 1)
    #expect(stand.reports.first?.hasPrefix("Screen is still alive") == true)
  }

  @Test("are not the life of a flow that has none yet")
  func withoutScreens() {
    let child = stand.child()
    stand.run(child)
    stand.router.setRoot(Page("One"))
    stand.router.setRoot(Page("Two"))
    #expect(stand.flow.children == ["Child"])
  }

  @Test("that one stage loses by itself end their flow", .proves(.g5, .coordinators))
  func foreignRemoval() {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { $0.flow.router.push(Page("One")) }
    stand.run(child)
    if let id = stand.surface.tree.visible?.id { stand.stage.foreignRemove(id) }
    #expect(stand.heard == ["Child removed code"])
  }
}

/// A stage that shows everything at once, and writes down what it was asked to show.
@MainActor private final class CountingStage: NavigationStage {
  private weak var surface: NavigationSurface?
  var shown: [String] = []

  func attach(to surface: NavigationSurface) { self.surface = surface }

  func carryOut(_ target: NavigationTree) {
    shown.append("\(target)")
    surface?.report(target)
  }
}
