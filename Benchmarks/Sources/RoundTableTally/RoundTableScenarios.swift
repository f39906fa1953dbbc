import Measuring
import RoundTable
import VignolaCore

/// Round Table's rows: what a person's tap costs, and what an event of Core costs by itself.
@MainActor public enum RoundTableScenarios {
  /// An intent round is six deliveries: the intent to Core, Presenter and Joint, the event to Presenter
  /// and Joint, the update to the view. An event is the last three of them.
  public static var all: [Scenario] { untraced + traced }

  private static var untraced: [Scenario] {
    let stand = TallyStand(.off)
    return [
      Scenario("roundtable.event") { stand.events($0) },
      Scenario("roundtable.round") { stand.taps($0) },
    ]
  }

  private static var traced: [Scenario] {
    let trace = Trace(clock: StillClock(), sinks: [TraceRing(capacity: 1_000)])
    let stand = TallyStand(trace)
    let dated = TallyStand(Trace(sinks: [TraceRing(capacity: 1_000)]))
    return [
      Scenario("roundtable.event.traced", isCheap: false) { stand.events($0) },
      Scenario("roundtable.round.traced", isCheap: false) { stand.taps($0) },
      Scenario("roundtable.event.dated", isCheap: false) { dated.events($0) },
      Scenario("roundtable.round.dated", isCheap: false) { dated.taps($0) },
    ]
  }
}

/// A module on a surface, and the hands that use it.
@MainActor final class TallyStand {
  private let app: LifetimeScope
  private let surface: NavigationSurface
  private var core: TallyCore?
  private var view: TallyView?

  init(_ trace: Trace) {
    app = LifetimeScope("App", trace: trace)
    surface = NavigationSurface(on: HeadlessStage(), in: app)
    surface.setRoot(assembly)
  }

  private func assembly(at place: ScreenHandle) -> RTAssembled<Tally> {
    Tally.assemble(
      state: Tally.State(), at: place,
      core: { state in
        let core = TallyCore(state)
        self.core = core
        return core
      },
      presenter: { TallyPresenter($0) },
      joint: { _, _ in TallyJoint() },
      view: { link in
        let view = TallyView(link)
        self.view = view
        return view
      })
  }

  @inline(never) func taps(_ count: Int) {
    guard let view else { return }
    for number in 0..<count { view.tap(number) }
  }

  @inline(never) func events(_ count: Int) {
    guard let port = core?.port else { return }
    for _ in 0..<count { port.notify(event: .changed) }
  }
}

/// A clock that costs nothing to read: what a trace costs besides.
struct StillClock: Clock {
  struct Instant: InstantProtocol {
    func advanced(by duration: Duration) -> Instant { self }
    func duration(to other: Instant) -> Duration { .zero }
    static func < (one: Instant, other: Instant) -> Bool { false }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
