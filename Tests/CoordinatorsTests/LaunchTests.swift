import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("An app that decides by state which flow runs", .explored, .balanced)
struct LaunchTests {
  let scope: LifetimeScope
  let reports = Reports()
  let stage = HeadlessStage()
  let gateway = Gateway()
  let factory = Factory()
  let surface: NavigationSurface
  let app: AppCoordinator

  init() {
    scope = LifetimeScope("Test", report: { [reports] in reports.all.append($0) })
    surface = NavigationSurface(on: stage, in: scope)
    app = AppCoordinator(on: surface, flows: factory, gateway: gateway)
    balanceAtTheEnd(in: scope)
  }

  final class Reports {
    var all: [Report] = []
  }

  var page: Page? { surface.tree.visible.flatMap { surface.screen($0.id) as? Page } }

  /// A tap on what the user sees.
  func tapDone() {
    let done = page?.onDone
    done?()
  }

  @Test(
    "runs one after the other, each released before the next one starts",
    .proves(.g6, .coordinators))
  func oneAfterTheOther() {
    app.start()
    #expect("\(app.flow)" == "App(Auth)")
    tapDone()
    #expect(gateway.session == "session")
    #expect("\(app.flow)" == "App(Onboarding)")
    tapDone()
    #expect("\(app.flow)" == "App(Main)")
    tapDone()
    #expect("\(app.flow)" == "App(Auth)")
    #expect(factory.made.map { $0.object == nil } == [true, true, true, false])
    #expect(surface.tree.layers.first?.stacks.map(\.count) == [1])
    #expect(scope.leaks.isEmpty)
  }

  @Test("begins where its state says")
  func state() {
    gateway.session = "kept"
    gateway.isOnboarded = true
    app.start()
    #expect("\(app.flow)" == "App(Main)")
  }

  @Test("that is started again while a flow runs stays as it is, whichever it is")
  func startedAgain() {
    app.start()
    for flow in ["App(Auth)", "App(Onboarding)", "App(Main)", "App(Auth)"] {
      let shown = page
      let made = factory.made.count
      app.start()
      app.start()
      #expect("\(app.flow)" == flow)
      #expect(factory.made.count == made)
      #expect(shown != nil && page === shown)
      #expect(surface.tree.layers.map { $0.stacks.map(\.count) } == [[1]])
      tapDone()
    }
    #expect(reports.all.isEmpty)
  }

  @Test("makes one transition for a double tap", .proves(.g9, .coordinators))
  func doubleTap() {
    app.start()
    let done = page?.onDone
    done?()
    done?()
    #expect("\(app.flow)" == "App(Onboarding)")
    #expect(factory.made.count == 2)
  }

  @Test("decides anew a thousand times without growing the stack, and never runs two flows")
  func noGrowth() {
    let stand = Stand(traced: false)
    let flow = stand.flow
    var left = 1_000
    var most = 0
    var depths: Set<Int> = []
    stand.app.onStart = { app in
      let child = stand.child { child in
        most = max(most, flow.children.count)
        depths.insert(StackDepth.here)
        child.flow.finish(left)
      }
      flow.run(child) { [weak app] _ in
        left -= 1
        if left > 0 { app?.start() }
      }
    }
    stand.app.start()
    #expect(left == 0)
    #expect(most == 1)
    #expect(flow.children == [])
    #expect(depths.count <= 2, "\(depths.count) depths")
  }

  @Test(
    "that decides without end is stopped and goes on with the next tap",
    .proves(.g1, .coordinators), arguments: 100...106)
  func withoutEnd(limit: Int) {
    let stand = Stand(traced: false)
    stand.scope.dispatcher.limit = limit
    stand.router.setRoot(Page("Root"))
    stand.app.onStart = { app in
      let child = stand.child { $0.flow.finish(1) }
      app.flow.run(child) { [weak app] _ in app?.start() }
    }
    stand.app.start()
    // Whichever message of the round is the one too many: at most, the ends go round once more.
    #expect((1...2).contains(stand.reports.count))
    #expect(stand.flow.children.isEmpty)
    stand.router.push(Page("Next"))
    #expect(stand.shown == "Root > Next")
    #expect(stand.surface.isSettled)
  }
}

/// Where the stack is now, roughly: the address of something on it.
enum StackDepth {
  static var here: Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { buffer in
      Int(bitPattern: buffer.baseAddress) / 4_096
    }
  }
}
