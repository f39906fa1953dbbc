import Dispatch
import Testing
import VignolaCore

@testable import VignolaTesting

/// No test waits for it: what would, is found or ended before.
private let realClock = ContinuousClock()

@MainActor private final class Lives {
  var scope: LifetimeScope?
}

/// Code that the exploration does not run, and what it says of it.
@MainActor @Suite("An exploration sees") struct ExploredOutsiderTests {
  private let gate = TestGate<Void>()

  @Test("a raw task that sends a message")
  func message() async {
    let outcome = await run {
      let app = LifetimeScope("App")
      await Task { app.deliver(.event, "saved", to: "Core") {} }.value
    }
    #expect(outcome.problems.contains { $0.contains("reached a dispatcher: a raw Task {}") })
  }

  @Test("a raw task that starts one in a scope")
  func spawner() async {
    let outcome = await run {
      let app = LifetimeScope("App")
      await Task { app.spawner.spawn("load") {} }.value
    }
    #expect(outcome.problems.contains { $0.contains("reached a spawner") })
  }

  @Test("a raw task that sends a command")
  func mailbox() async {
    let outcome = await run {
      let mailbox = Mailbox(Elsewhere())
      await Task { mailbox.send { await $0.visit() } }.value
    }
    #expect(outcome.problems.contains { $0.contains("reached a mailbox") })
  }

  @Test("a raw task that notes something")
  func note() async {
    let outcome = await run { await Task { Exploration.note("here") }.value }
    #expect(outcome.problems.contains { $0.contains("reached a note") })
  }

  @Test("a sleep by a real clock, and does not wait for it")
  func sleep() async {
    let outcome = await run { try await realClock.sleep(for: .seconds(3_600)) }
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.hasPrefix("The test waits for what") == true)
  }

  @Test("a test that is stuck, and leaves it behind or not, as it must", arguments: [true, false])
  func stuck(mustEnd: Bool) async {
    let ended = Gathered<Bool>()
    let outcome = await ExploredRun(seed: 0).run(mustEnd: mustEnd) {
      await endLongAfterCancellation()
      ended.insert(true)
    }
    #expect(outcome.problems.first?.hasPrefix("The test waits for what") == true)
    #expect(ended.all == (mustEnd ? [true] : []))
  }

  @Test("a callback from another thread that wakes a task")
  func callback() async {
    let gate = gate
    let outcome = await run {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await gate.value() }
        while gate.waiters == 0 { await Elsewhere().visit() }
        openFromAnotherThread()
      }
    }
    #expect(outcome.problems.contains { $0.contains("woke a task") })
  }

  private nonisolated func openFromAnotherThread() {
    let isOpen = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      gate.open()
      isOpen.signal()
    }
    isOpen.wait()
  }

  @Test("a task of a scope that sleeps on by a real clock when all has come to rest")
  func sleeper() async {
    let lives = Lives()
    let outcome = await run {
      let app = LifetimeScope("App")
      app.spawner.spawn("load") { try? await realClock.sleep(for: .seconds(3_600)) }
      lives.scope = app
    }
    #expect(
      outcome.problems == [
        """
        Still running when everything has come to rest: load. They neither end nor wait for a \
        TestClock or a TestGate.
        """
      ])
  }

  @Test("two runs of a seed that go different ways")
  func unseen() async {
    let runs = Gathered<Int>()
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: [5]) {
        runs.insert(runs.all.count)
        Exploration.note("run \(runs.all.count)")
      }
    }
    #expect(failure?.problems.count == 1)
    #expect(failure?.problems.first?.hasPrefix("Run again, the seed gave another order") == true)
  }

  @Test("nothing wrong with a task that waits at a gate or by a test's clock when all is over")
  func waiting() async {
    let clock = TestClock()
    let gate = gate
    let outcome = await run {
      let app = LifetimeScope("App", clock: clock)
      app.spawner.spawn("wait") { try? await gate.value() }
      app.spawner.spawn("sleep") { try? await clock.sleep(for: .seconds(1)) }
      try await settle(app)
      #expect(gate.waiters == 1 && clock.sleepers == 1)
      app.check()
    }
    #expect(outcome.problems == [])
  }
}

/// Waits until the main actor has had more turns, after the cancellation, than an exploration has
/// patience.
private func endLongAfterCancellation() async {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  await withTaskCancellationHandler {
    await Task { for await _ in stream {} }.value
  } onCancel: {
    afterTurns(200) { continuation.finish() }
  }
}

private func afterTurns(_ count: Int, _ body: @escaping @Sendable () -> Void) {
  if count == 0 { return body() }
  MainQueue.enqueue { afterTurns(count - 1, body) }
}
