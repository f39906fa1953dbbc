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

  @Test("is that of its own clock, also when it is not said of which type that is")
  func ownClockOfAnyType() async {
    let own = TestClock()
    let any: any Clock<Duration> = own
    let trace = Trace(clock: any, sinks: [ring])
    await own.advance(by: .seconds(3))
    trace.record(.state, "launched")
    #expect(times == [.seconds(3)])
  }

  @Test("is the system's when no clock is given", .proves(.g7, .core))
  func systemClock() throws {
    let start = ContinuousClock.now
    let trace = Trace(sinks: [ring])
    trace.record(.state, "launched")
    trace.record(.state, "shown")
    let whole = ContinuousClock.now - start
    #expect(times == times.sorted())
    #expect(try #require(times.first) > .zero)
    #expect(try #require(times.last) <= whole)
  }

  @Test("is the same for all that one message leads to, also in another tree")
  func sameInARun() async {
    let trace = Trace(clock: clock, sinks: [ring])
    let other = LifetimeScope("Other", trace: trace)
    let letters = Letters(Diary(), trace: trace)
    letters.answers = ["a": { other.deliver(.event, "b", to: "Core") { letters.send("c") } }]
    await clock.advance(by: .seconds(1))
    letters.send("a")
    #expect(times == [.zero, .zero, .seconds(1), .seconds(1), .seconds(1)])
    #expect(ring.events.map(\.cause) == [nil, nil, nil, 3, 4])
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
