import Testing
import VignolaCore
import VignolaTesting

/// Screens that leave in a run of messages that does not come to an end by itself.
@MainActor @Suite("When messages go round and are stopped") final class StoppedRunTests {
  var reports: [DeliveryOverflow] = []
  var told: [String] = []
  /// Done when the run is reported.
  var answer: () -> Void = {}
  let stage = HeadlessStage()
  let ring = TraceRing(capacity: 10_000)
  lazy var scope = LifetimeScope("App", trace: Trace(sinks: [ring])) { [unowned self] report in
    guard case .overflow(let overflow) = report else { return }
    reports.append(overflow)
    answer()
  }
  lazy var surface = NavigationSurface(on: stage, in: scope)

  init() {
    scope.dispatcher.limit = 100
    surface.setRoot({ _ in Home() }, onRemoved: note("home"))
  }

  private func note(_ name: String) -> (Removal) -> Void {
    { [unowned self] in told.append("\(name) \($0)") }
  }

  /// A message that sends itself.
  private func round() {
    scope.deliver(.event, "round", to: "A") { [unowned self] in round() }
  }

  /// More messages wait than may be delivered; then `leave` is done, and what it sends waits behind.
  private func overflow(_ leave: @escaping () -> Void) {
    scope.deliver(.intent, "start", to: "A") { [unowned self] in
      for _ in 0..<200 { scope.deliver(.event, "wait", to: "A") {} }
      leave()
    }
  }

  @Test("everyone whose screen left is told all the same, once, deepest first", .proves(.g5, .core))
  func toldAllTheSame() {
    surface.push({ _ in Detail() }, onRemoved: note("detail"))
    surface.present({ _ in Sheet() }, onRemoved: note("sheet"))
    surface.push({ _ in Other() }, onRemoved: note("other"))

    overflow { [unowned self] in
      surface.dismiss()
      surface.alert("Sure?") { [unowned self] in told.append("alert") }
      surface.setRoot { _ in Other() }
    }

    #expect(
      told == ["other code", "sheet code", "alert", "detail replaced", "home replaced"])
    #expect(reports.map(\.dropped) == [101])
    surface.close()
    #expect(told.count == 5)
  }

  @Test("a screen that leaves amid messages without end is told, and leaves one report")
  func amidRound() {
    surface.push({ _ in Detail() }, onRemoved: note("detail"))
    overflow { [unowned self] in
      surface.pop()
      round()
    }
    #expect(told == ["detail code"])
    #expect(reports.count == 1)
    #expect(!scope.dispatcher.isDelivering)
  }

  @Test("the telling keeps its cause")
  func cause() {
    surface.push({ _ in Detail() }, onRemoved: note("detail"))
    overflow { [unowned self] in surface.pop() }
    ring.expect("navigate onRemoved", because: "intent start")
  }

  @Test("nobody is told once the scope is over; both tellings are counted", .proves(.g4, .core))
  func scopeOver() {
    surface.push({ _ in Detail() }, onRemoved: note("detail"))
    answer = { [unowned self] in scope.close() }

    overflow { [unowned self] in surface.pop() }

    #expect(told == [])
    #expect(scope.dropped == 2, "the one that waited, and the one of the surface's own end")
  }

  @Test("what is sent and navigated in onRemoved is delivered and carried out")
  func consequences() {
    surface.present({ _ in Sheet() }) { [unowned self] removal in
      note("sheet")(removal)
      surface.present { _ in Other() }
      scope.deliver(.output, "left", to: "Parent") { [unowned self] in told.append("parent") }
    }

    overflow { [unowned self] in surface.dismiss() }

    #expect(told == ["sheet code", "parent"])
    #expect("\(surface.tree)" == "Home / Other")
  }

  @Test("who navigates when it is reported is told after those who left before")
  func navigatingReport() {
    surface.push({ _ in Detail() }, onRemoved: note("lower"))
    surface.push({ _ in Detail() }, onRemoved: note("upper"))
    answer = { [unowned self] in surface.pop() }

    overflow { [unowned self] in surface.pop() }

    #expect(told == ["upper code", "lower code"])
  }

  @Test(
    "screens that put each other back come to an end, and each is told once", .proves(.g1, .core),
    .proves(.g5, .core))
  func endless() {
    var pushed = 0
    func open() {
      guard surface.push({ _ in Detail() }, onRemoved: { _ in left() }) != nil
      else { return }
      pushed += 1
      surface.pop()
    }
    func left() {
      told.append("detail")
      open()
    }

    open()

    #expect(reports.count == 2)
    #expect(
      reports.first?.cycle.map(\.description) == ["navigate onRemoved: NavigationSurface -> owners"]
    )
    #expect(told.count == pushed)
    #expect("\(surface.tree)" == "Home")
    #expect(surface.push { _ in Other() } != nil)
    #expect(surface.pop())
    #expect(stage.shown == surface.tree)
  }

  @Test("the same with a limit of one, and of none")
  func smallestLimit() {
    for limit in [1, 0] {
      scope.dispatcher.limit = limit
      told = []
      surface.push({ _ in Detail() }, onRemoved: note("lower"))
      surface.push({ _ in Detail() }, onRemoved: note("upper"))
      scope.deliver(.intent, "start", to: "A") { [unowned self] in
        surface.pop()
        surface.pop()
      }
      #expect(told == ["upper code", "lower code"])
    }
  }
}
