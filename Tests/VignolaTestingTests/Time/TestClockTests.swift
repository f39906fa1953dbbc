import Testing
import VignolaCore
import VignolaTesting

@Suite("A test's clock")
@MainActor struct TestClockTests {
  let clock = TestClock()
  let scope: LifetimeScope

  init() {
    scope = LifetimeScope("Test", clock: clock)
  }

  final class Log {
    var lines: [String] = []
  }

  @Test("stands still until the test advances it")
  func standsStill() async throws {
    let log = Log()
    let clock = clock
    scope.spawner.spawn("remind") {
      try? await clock.sleep(for: .seconds(60))
      log.lines.append("reminded")
    }
    try await settle(scope)
    #expect(clock.sleepers == 1)

    await clock.advance(by: .seconds(59))
    #expect(log.lines == [])
    #expect(clock.now.offset == .seconds(59))

    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["reminded"])
    #expect(clock.sleepers == 0)
  }

  @Test("wakes the earliest deadline first, whoever slept first")
  func order() async throws {
    let log = Log()
    let clock = clock
    for seconds in [3, 1, 2] {
      scope.spawner.spawn("sleeper") {
        try? await clock.sleep(for: .seconds(seconds))
        log.lines.append("\(seconds) at \(clock.now.offset)")
      }
    }
    try await settle(scope)

    await clock.advance(by: .seconds(10))

    #expect(
      log.lines == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("lets one who sleeps again and again wake as often as the time allows")
  func ticking() async throws {
    let log = Log()
    let clock = clock
    scope.spawner.spawn("tick") {
      while (try? await clock.sleep(for: .seconds(1))) != nil { log.lines.append("tick") }
    }
    try await settle(scope)

    await clock.advance(by: .seconds(5))

    #expect(log.lines.count == 5)
    #expect(clock.sleepers == 1)
    scope.close()
    try await settle(scope)
    #expect(clock.sleepers == 0)
  }

  @Test("throws in a sleep that is cancelled, also when it was cancelled before it began")
  func cancellation() async throws {
    let log = Log()
    let clock = clock
    let asleep = Task {
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        log.lines.append("\(type(of: error))")
      }
    }
    while clock.sleepers == 0 { await Task.yield() }
    asleep.cancel()
    await asleep.value
    #expect(log.lines == ["CancellationError"])
    #expect(clock.sleepers == 0)

    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      do { try await clock.sleep(for: .seconds(1)) } catch { log.lines.append("late") }
    }
    await late.value
    #expect(log.lines == ["CancellationError", "late"])
    #expect(clock.sleepers == 0)
  }

  @Test("does not let anyone sleep until a time that has come")
  func pastDeadline() async throws {
    await clock.advance(by: .seconds(5))

    try await clock.sleep(until: .init(offset: .seconds(5)), tolerance: nil)
    try await clock.sleep(for: .zero)

    #expect(clock.now.duration(to: .init(offset: .seconds(7))) == .seconds(2))
    #expect(clock.now < clock.now.advanced(by: .nanoseconds(1)))
  }

  @Test("is what the core's own delays wait by: a leak is reported when its time has come")
  func leakCheck() async throws {
    var reports: [String] = []
    let app = LifetimeScope("App", clock: clock) { reports.append($0.description) }
    let kept = Log()
    app.register(kept, as: "Log")

    app.closeAndCheck(after: .seconds(2))
    await clock.advance(by: .milliseconds(1999))
    #expect(reports.isEmpty)
    await clock.advance(by: .milliseconds(1))

    #expect(reports.count == 1)
    #expect(reports.first?.contains("Log is still alive after its scope App is over.") == true)
    withExtendedLifetime(kept) {}
  }

  @Test("keeps order among many")
  func many() async throws {
    var woken: [Int] = []
    let clock = clock
    for number in (1...200).shuffled() {
      scope.spawner.spawn("sleeper") {
        try? await clock.sleep(for: .milliseconds(number))
        woken.append(number)
      }
    }
    try await settle(scope)

    await clock.advance(by: .milliseconds(100))
    #expect(woken == Array(1...100))
    scope.close()
    try await settle(scope)
  }
}
