import Testing
import VignolaTesting

@testable import VignolaCore

@Suite("While a target's message is traced") @MainActor struct InterruptedMessageTests {
  let diary = Diary()

  @Test("what its clock sends when it is read is delivered too, whole", .proves(.g1, .core))
  func sentByTheClock() {
    let interruption = Interruption()
    let letters = letters(readingWith: interruption)
    letters.answers = ["b": { letters.send("c") }]
    interruption.run = { letters.send("b") }
    letters.send("a")
    #expect(diary.lines == ["b", "c", "a"])
    #expect(letters.scope.dispatcher.tally.waiting == 0)
    #expect(!letters.scope.dispatcher.isDelivering)
  }

  @Test("a scope that its clock closes when it is read gets none of it", .proves(.g4, .core))
  func closedByTheClock() {
    let interruption = Interruption()
    let letters = letters(readingWith: interruption)
    interruption.run = { letters.scope.close() }
    letters.send("a")
    #expect(diary.lines == [])
    #expect(letters.scope.dropped == 1)
    #expect(letters.scope.dispatcher.tally.waiting == 0)
  }

  @Test(
    "a scope that is closed by who is told of it drops it, counted and traced", .proves(.g4, .core))
  func closedBySink() {
    let ring = TraceRing()
    let sink = ClosingSink()
    let letters = Letters(diary, trace: Trace(sinks: [ring, sink]))
    sink.scope = letters.scope
    letters.send("a")
    #expect(diary.lines == [])
    #expect(letters.scope.dropped == 1)
    #expect(ring.events.last?.step == MessageStep(.lifetime, "letter", to: "(dropped)"))
  }

  @Test(
    "one that it leads to and that comes too late is traced before what is done next",
    .proves(.g7, .core), arguments: [true, false])
  func lateInOrder(isRingAlone: Bool) {
    let ring = TraceRing()
    let trace = Trace(sinks: isRingAlone ? [ring] : [ring, TraceLines { _ in }])
    let letters = Letters(diary, trace: trace)
    letters.answers = [
      "a": {
        letters.scope.close()
        letters.send("b")
        trace.record(.state, "shown")
      }
    ]
    letters.send("a")
    #expect(ring.events.suffix(2).map(\.name.description) == ["letter", "shown"])
    #expect(letters.scope.dropped == 1)
  }

  private func letters(readingWith interruption: Interruption) -> Letters {
    let clock = InterruptedClock(interruption: interruption)
    return Letters(diary, trace: Trace(clock: clock, sinks: [TraceRing()]))
  }
}

/// What happens when a clock is read next.
@MainActor final class Interruption {
  var run: (() -> Void)?

  func happen() {
    let run = run
    self.run = nil
    run?()
  }
}

/// A clock whose time never comes, and that runs somebody's code when it is read.
struct InterruptedClock: Clock {
  let interruption: Interruption

  var now: StoppedClock.Instant {
    MainActor.assumeIsolated { interruption.happen() }
    return StoppedClock.Instant()
  }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: StoppedClock.Instant, tolerance: Duration?) async throws {}
}

/// Closes a scope as soon as it is told of a message.
@MainActor final class ClosingSink: TraceSink {
  weak var scope: LifetimeScope?

  func receive(_ event: TraceEvent) {
    if event.kind == .event { scope?.close() }
  }
}
