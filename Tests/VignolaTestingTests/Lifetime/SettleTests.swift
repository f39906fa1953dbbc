import Testing
import VignolaCore
import VignolaTesting

@Suite("Settling")
@MainActor struct SettleTests {
  let clock = TestClock()
  let scope: LifetimeScope

  init() {
    scope = LifetimeScope("Test", clock: clock)
  }

  actor Worker {
    func work() async -> Int {
      for _ in 0..<10 { await Task.yield() }
      return 1
    }
  }

  @Test("returns at once when nothing runs")
  func nothing() async throws {
    try await settle(scope)
    try await settle()
  }

  @Test("lets every task run to its end, through other actors and tasks that start tasks")
  func runsAll() async throws {
    var done: [String] = []
    let scope = scope
    let child = scope.child("Child")
    let worker = Worker()
    scope.spawner.spawn("outer") {
      for _ in 0..<20 { _ = await worker.work() }
      done.append("outer")
      child.spawner.spawn("inner") {
        async let one = worker.work()
        async let two = worker.work()
        _ = await (one, two)
        done.append("inner")
      }
    }

    try await settle(scope)

    #expect(done == ["outer", "inner"])
    #expect(scope.running == [])
  }

  @Test("leaves what waits for the clock or a gate, and lets it go on when the test says so")
  func waiting() async throws {
    var done: [String] = []
    let clock = clock
    let gate = TestGate<Void>()
    scope.spawner.spawn("clock") {
      try? await clock.sleep(for: .seconds(1))
      done.append("clock")
    }
    scope.spawner.spawn("gate") {
      try? await gate.value()
      done.append("gate")
    }

    try await settle(scope)
    #expect(done == [])
    #expect(scope.running == ["clock", "gate"])

    gate.open()
    try await settle(scope)
    #expect(done == ["gate"])

    await clock.advance(by: .seconds(1))
    #expect(done == ["gate", "clock"])
  }

  @Test("is not misled by a wait that is no task's of the scope")
  func foreignWait() async throws {
    let clock = clock
    let stranger = Task { try? await clock.sleep(for: .seconds(1)) }
    while clock.sleepers == 0 { await Task.yield() }
    let never = AsyncStream<Void> { _ in }
    scope.spawner.spawn("listen") {
      for await _ in never {}
    }

    await #expect(throws: StillRunning(tasks: ["listen"])) { try await settle(scope) }
    scope.close()
    try await settle(scope)
    stranger.cancel()
  }

  @Test("says which tasks still run instead of hanging, and not those that wait for the test")
  func reportsWhatRuns() async throws {
    let clock = clock
    let never = AsyncStream<Void> { _ in }
    scope.spawner.spawn("sleeping") { try? await clock.sleep(for: .seconds(1)) }
    scope.spawner.spawn("listening") { for await _ in never {} }

    let error = await #expect(throws: StillRunning.self) { try await settle(scope) }

    #expect(error?.tasks == ["listening"])
    #expect(error?.description.contains("Still running: listening.") == true)
    scope.close()
    try await settle(scope)
  }

  @Test("a task that was let go on counts as running before it has run")
  func letGoIsBusy() async throws {
    let gate = TestGate<Void>()
    var done = false
    scope.spawner.spawn("gate") {
      try? await gate.value()
      done = true
    }
    try await settle(scope)

    gate.open()
    #expect(!done)
    #expect(scope.running == ["gate"])
    try await settle(scope)

    #expect(done)
  }

  @Test("reports a leak, with the declared owners", .proves(.g6, .core))
  func leak() async throws {
    final class Holder {}
    let child = scope.child("Child")
    let kept = Holder()
    child.register(kept, as: "Holder")
    child.close()

    let texts = try await issues { try await settle(scope) }

    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix("Holder is still alive after its scope Test > Child is over.") == true)
    withExtendedLifetime(kept) {}
  }
}
