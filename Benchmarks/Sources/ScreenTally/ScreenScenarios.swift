import Coordinators
import Measuring
import VignolaCore

/// The rows of navigation: a screen that comes and goes, and a flow that another runs.
@MainActor public enum ScreenScenarios {
  /// One event is a push and the pop of it, over five screens; or a child flow from its run to its
  /// end, with one screen.
  public static var all: [Scenario] { [pushed, ran] }

  private static var pushed: Scenario {
    let surface = NavigationSurface(on: HeadlessStage(), in: LifetimeScope("App"))
    surface.setRoot({ _ in Page() })
    for _ in 0..<4 { surface.push({ _ in Page() }) }
    let page = Page()
    return Scenario("navigation.pushpop", isCheap: false) { count in
      for _ in 0..<count {
        surface.push({ _ in page })
        surface.pop()
      }
    }
  }

  private static var ran: Scenario {
    let surface = NavigationSurface(on: HeadlessStage(), in: LifetimeScope("App"))
    let parent = Flow<Void>("Parent", on: surface)
    parent.router.setRoot(Page())
    return Scenario("coordinators.child", isCheap: false) { count in
      // A flow does not keep its surface, and without one no screen would be shown.
      withExtendedLifetime(surface) {
        for number in 0..<count {
          let child = TallyCoordinator(parent.router)
          parent.run(child) { _ in }
          child.finish(number)
        }
      }
    }
  }
}

final class Page: Screen {}

/// A flow of one screen.
final class TallyCoordinator: Coordinator {
  let flow: Flow<Int>

  init(_ router: Router) {
    flow = Flow("Tally", router: router)
  }

  func start() {
    flow.router.push(Page())
  }

  @inline(never) func finish(_ number: Int) {
    flow.finish(number)
  }
}
