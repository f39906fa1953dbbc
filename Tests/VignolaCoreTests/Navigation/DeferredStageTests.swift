import Testing
import VignolaCore
import VignolaTesting

@Suite("A stage that takes its time")
@MainActor struct DeferredStageTests {
  final class Log {
    var told: [String] = []
    func note(_ name: String) -> (Removal) -> Void {
      { [self] in told.append("\(name) \($0)") }
    }
  }

  let log = Log()
  let ring = TraceRing()
  let stage = DeferredStage()
  let surface: NavigationSurface

  init() {
    let scope = LifetimeScope("App", trace: Trace(sinks: [ring]))
    surface = NavigationSurface(on: stage, in: scope)
  }

  @Test("verbs that come meanwhile are planned at once, wait, and are carried out together")
  func waits() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    #expect("\(surface.tree)" == "")
    #expect("\(surface.target)" == "Home")

    let detail = try #require(home.push { _ in Detail() })
    detail.present { _ in Sheet() }
    #expect(stage.requests == 1)
    #expect("\(surface.target)" == "Home > Detail / Sheet")

    stage.finish()
    #expect("\(surface.tree)" == "Home")
    #expect(stage.requests == 2)
    #expect(!surface.isSettled)

    stage.finish()
    #expect("\(surface.tree)" == "Home > Detail / Sheet")
    #expect(surface.isSettled)
    #expect(stage.requests == 2)
  }

  @Test("a double tap during a transition makes no second screen", .proves(.g9, .core))
  func doubleTap() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    stage.finish()

    #expect(home.push { _ in Detail() } != nil)
    #expect(home.push { _ in Detail() } == nil)
    stage.finishAll()

    #expect("\(surface.tree)" == "Home > Detail")
  }

  @Test("a screen that is closed while it is coming is told when it has gone, not before")
  func closedWhileComing() throws {
    surface.setRoot { _ in Home() }
    stage.finish()
    let detail = try #require(surface.push({ _ in Detail() }, onRemoved: log.note("detail")))

    #expect(detail.close())
    #expect(!detail.close())
    #expect(log.told == [])
    #expect(surface.screen(detail.id) != nil, "the stage is about to show it")

    stage.finishAll()

    #expect(log.told == ["detail code"])
    #expect(surface.screen(detail.id) == nil)
    #expect("\(surface.tree)" == "Home")
  }

  @Test("a screen that is closed before its turn comes never comes, and is told once")
  func closedBeforeItCame() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    let detail = try #require(home.push({ _ in Detail() }, onRemoved: log.note("detail")))

    detail.close()
    #expect(log.told == ["detail code"])
    stage.finishAll()

    #expect(log.told == ["detail code"])
    #expect(stage.requests == 1, "nothing was left to ask for")
    #expect(surface.isSettled)
  }

  @Test("a root that is replaced while its screens are still coming tells each of them")
  func replacedWhileComing() throws {
    surface.setRoot({ _ in Home() }, onRemoved: log.note("home"))
    surface.push({ _ in Detail() }, onRemoved: log.note("detail"))
    surface.setRoot { _ in Other() }
    #expect(log.told == ["detail replaced"], "it was not on its way yet")

    stage.finishAll()

    #expect(log.told == ["detail replaced", "home replaced"])
    #expect("\(surface.tree)" == "Other")
  }

  @Test("the surface that is closed tells those who were coming, too")
  func closed() {
    surface.setRoot({ _ in Home() }, onRemoved: log.note("home"))
    surface.push({ _ in Detail() }, onRemoved: log.note("detail"))

    surface.close()
    stage.finish()

    #expect(log.told == ["detail code", "home code"])
    #expect(stage.requests == 1)
    #expect(surface.tree == NavigationTree())
  }

  @Test("a stage that never reports holds everything up, and loses nothing")
  func neverReports() {
    surface.setRoot { _ in Home() }
    for _ in 0..<100 { surface.push({ _ in Detail() }, onRemoved: log.note("detail")) }

    #expect(stage.requests == 1)
    #expect(surface.target.layers.first?.stacks.first?.count == 101)
    #expect(log.told == [])

    stage.finishAll()
    #expect(surface.tree.layers.first?.stacks.first?.count == 101)
  }
}

@Suite("Verbs while the user's hand is on the screen")
@MainActor struct SwipeTests {
  let theatre = Theatre()
  var surface: NavigationSurface { theatre.surface }

  /// Home > Detail > Other, the top one half dragged aside.
  init() {
    theatre.surface.setRoot { _ in Home() }
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))
    theatre.surface.push({ _ in Other() }, onRemoved: theatre.note("other"))
    theatre.stage.beginBackSwipe()
  }

  @Test("a pop meant the screen that the user then took away: the next one stays")
  func popIsOvertaken() {
    #expect(surface.pop())
    #expect("\(surface.tree)" == "Home > Detail > Other", "it waits for the hand")

    theatre.stage.finishBackSwipe()

    #expect("\(surface.tree)" == "Home > Detail")
    #expect(theatre.told == ["other systemBack"])
    theatre.ring.expect(order: ["pop", "removed by system back", "overtaken"])
  }

  @Test("a pop is carried out when the swipe was cancelled")
  func popAfterCancel() {
    surface.pop()

    theatre.stage.cancelBackSwipe()

    #expect("\(surface.tree)" == "Home > Detail")
    #expect(theatre.told == ["other code"])
  }

  @Test("a screen pushed on one that the user then took away never comes, and is told once")
  func pushIsOvertaken() throws {
    let top = try #require(surface.tree.visible)
    let handle = surface.handle(top.id).push({ _ in Sheet() }, onRemoved: theatre.note("new"))
    #expect(handle?.isUp == true)

    theatre.stage.finishBackSwipe()

    #expect("\(surface.tree)" == "Home > Detail")
    #expect(theatre.told == ["new systemBack", "other systemBack"])
    #expect(handle?.isUp == false)
  }

  @Test("a screen pushed meanwhile comes when the swipe was cancelled")
  func pushAfterCancel() {
    surface.push({ _ in Sheet() }, onRemoved: theatre.note("new"))

    theatre.stage.cancelBackSwipe()

    #expect("\(surface.tree)" == "Home > Detail > Other > Sheet")
    #expect(theatre.told == [])
  }

  @Test("a new root comes whatever the hand does")
  func newRoot() {
    surface.setRoot { _ in Sheet() }

    theatre.stage.finishBackSwipe()

    #expect("\(surface.tree)" == "Sheet")
    #expect(theatre.told == ["other systemBack", "detail replaced"])
  }

  @Test("no other gesture is possible")
  func otherGestures() {
    #expect(!theatre.stage.beginBackSwipe())
    #expect(!theatre.stage.systemBack())
    #expect(!theatre.stage.systemDismiss())
    #expect(theatre.stage.foreignPush("Picker") == nil)

    #expect(theatre.stage.cancelBackSwipe())
    #expect(!theatre.stage.cancelBackSwipe())
    #expect(!theatre.stage.finishBackSwipe())
  }
}
