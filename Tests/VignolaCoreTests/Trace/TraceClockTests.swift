import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("The time of a trace") struct TraceClockTests {
  let ring = TraceRing()
  let clock = TestClock()

  private var times: [Duration] { ring.events.map(\.time) }

  @Test("is that of the tree's clock, from the tree's start", .proves(.g7, .core))
  func treesClock() async {
    await clock.advance(by: .seconds(5))
    let app = LifetimeScope("App", trace: Trace(sinks: [ring]), clock: clock)
    await clock.advance(by: .seconds(2))
    app.deliver(.intent, "tap", to: "Core") {}
    #expect(times == [.zero, .seconds(2)])
  }

  @Test("is that of its own clock, if it was given one")
  func ownClock() async {
    let own = TestClock()
    let app = LifetimeScope("App", trace: Trace(clock: own, sinks: [ring]), clock: clock)
    await clock.advance(by: .seconds(2))
    await own.advance(by: .seconds(3))
    app.deliver(.intent, "tap", to: "Core") {}
    #expect(times == [.zero, .seconds(3)])
  }

  @Test("is that of the first tree, when several share the trace")
  func severalTrees() async {
    let trace = Trace(sinks: [ring])
    let other = TestClock()
    let first = LifetimeScope("First", trace: trace, clock: clock)
    let second = LifetimeScope("Second", trace: trace, clock: other)
    await other.advance(by: .seconds(9))
    await clock.advance(by: .seconds(1))
    second.deliver(.intent, "tap", to: "Core") {}
    #expect(times == [.zero, .zero, .seconds(1)])
    withExtendedLifetime(first) {}
  }

  @Test("goes on as it began when something was recorded before there was a tree")
  func recordedBefore() {
    let trace = Trace(sinks: [ring])
    trace.record(.state, "launched")
    let app = LifetimeScope("App", trace: trace, clock: clock)
    app.deliver(.intent, "tap", to: "Core") {}
    #expect(times == times.sorted())
    #expect(times.last ?? .zero > .zero)
  }
}
