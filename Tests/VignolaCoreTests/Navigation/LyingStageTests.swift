import Testing
import VignolaCore
import VignolaTesting

@Suite("A stage that reports something else than it was asked for")
@MainActor struct LyingStageTests {
  final class Log {
    var told: [String] = []
  }

  let log = Log()
  let stage = DeferredStage()
  let surface: NavigationSurface

  /// Home > Detail, and nothing under way.
  init() {
    surface = NavigationSurface(on: stage, in: LifetimeScope("App"))
    let log = log
    surface.setRoot({ _ in Home() }, onRemoved: { log.told.append("home \($0)") })
    surface.push({ _ in Detail() }, onRemoved: { log.told.append("detail \($0)") })
    stage.finishAll()
  }

  @Test("a screen that did not come is told once, released, and not asked for again")
  func didNotCome() throws {
    let log = log
    let other = try #require(
      surface.push({ _ in Other() }, onRemoved: { log.told.append("other \($0)") }))
    weak let screen = surface.screen(other.id)

    stage.finish(showing: stage.shown)

    #expect(log.told == ["other systemBack"])
    #expect(screen == nil)
    #expect(!other.isUp)
    #expect(stage.requests == 3)
    #expect(surface.tree == surface.target)
  }

  @Test("a screen that did not go is not told, and stays until it really goes")
  func didNotGo() {
    surface.pop()

    stage.finish(showing: stage.shown)
    #expect(log.told == [])
    #expect("\(surface.tree)" == "Home > Detail")

    #expect(surface.pop(), "so it can be popped again")
    stage.finish()
    #expect(log.told == ["detail code"])
  }

  @Test("more went than was asked for: each is told why it went")
  func wentFurther() {
    let log = log
    surface.push({ _ in Other() }, onRemoved: { log.told.append("other \($0)") })
    stage.finish()
    surface.pop()

    var less = stage.shown
    less.popToRoot()
    stage.finish(showing: less)

    #expect(log.told == ["other code", "detail systemBack"])
  }

  @Test("everything is gone: everyone is told, and a new root is possible")
  func nothingLeft() {
    surface.report(NavigationTree(), because: .systemDismiss)

    #expect(log.told == ["detail systemDismiss", "home systemDismiss"])
    surface.setRoot { _ in Other() }
    stage.finish()
    #expect("\(surface.tree)" == "Other")
  }

  @Test("the same report twice changes nothing the second time")
  func twice() {
    var less = stage.shown
    less.pop()
    surface.report(less, because: .systemBack)
    surface.report(less, because: .systemBack)

    #expect(log.told == ["detail systemBack"])
    #expect("\(surface.tree)" == "Home")
  }

  @Test("a screen that comes back after it was told is foreign")
  func comesBack() {
    let before = stage.shown
    var less = before
    less.pop()
    surface.report(less, because: .systemBack)

    surface.report(before)

    #expect("\(surface.tree)" == "Home > (Detail)")
    #expect(log.told == ["detail systemBack"])
    surface.pop()
    stage.finish()
    #expect(log.told == ["detail systemBack"])
  }

  @Test("a screen moved to another place is still there, and not told")
  func moved() {
    var moved = stage.shown
    let detail = moved.layers[0].stacks[0].removeLast()
    moved.present(detail)

    surface.report(moved)

    #expect("\(surface.tree)" == "Home / Detail")
    #expect(log.told == [])
    #expect(surface.handle(detail.id).close())
    stage.finish()
    #expect(log.told == ["detail code"])
  }

  @Test("a wrong name, or a screen of ours called foreign, is put right")
  func wrongDetails() {
    var wrong = stage.shown
    wrong.layers[0].stacks[0][1].name = "Nonsense"
    wrong.layers[0].stacks[0][1].isForeign = true

    surface.report(wrong)

    #expect("\(surface.tree)" == "Home > Detail")
  }

  @Test("a report after the surface was closed, or released, is ignored")
  func late() {
    surface.close()
    let told = log.told

    surface.report(NavigationTree(layers: [.init(stacks: [[.init(id: .foreign(1), name: "X")]])]))

    #expect(log.told == told)
    #expect(surface.tree == NavigationTree())
  }
}
