import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("Balance") struct BalanceTests {
  let ring = TraceRing()
  let app: LifetimeScope

  init() {
    app = LifetimeScope("App", trace: Trace(sinks: [ring]), report: { _ in })
  }

  /// Sends a message that does nothing.
  private func send(in scope: LifetimeScope) {
    scope.deliver(.event, "sent", to: "Nobody") {}
  }

  @Test("what was delivered, dropped late or given up in a report adds up")
  func addsUp() async throws {
    let child = app.child("Child")
    app.dispatcher.limit = 10
    app.deliver(.event, "start", to: "App") { [self] in
      for _ in 0..<20 { send(in: child) }
    }
    app.deliver(.event, "start", to: "App") { [self] in
      send(in: child)
      child.close()
    }
    send(in: child)
    child.spawner.spawn("late") {}
    expectBalance(in: app, ring)
    expectBalance(in: child)
    try await settle(app)
    #expect(app.dropped == 3)
  }

  @Test("a message that is not delivered yet is said to be missing")
  func waits() async {
    var found: [String] = []
    app.deliver(.event, "start", to: "App") { [self] in
      send(in: app)
      found = issues { expectBalance(in: app, ring) }
    }
    #expect(
      found == [
        "Of 2 messages that were sent, 1 were delivered, 0 dropped and 0 given up: "
          + "1 wait or are lost."
      ])
  }

  @Test("a message that was dropped without a trace is said to be missing there")
  func untraced() {
    app.close()
    send(in: app)
    expectBalance(in: app, ring)
    #expect(
      issues { expectBalance(in: app, TraceRing()) } == [
        "1 messages, tasks and commands came too late, and the trace tells of 0."
      ])
    expectBalance(in: app, TraceRing(capacity: 0))
  }

  @Test("a balanced test is asked in the end, of every tree that it gave, and has to give one")
  func mark() async throws {
    let test = try #require(Test.current)
    let balanced: Balanced = .balanced
    let found = try await issues {
      try await balanced.provideScope(for: test, testCase: Test.Case.current) {}
      try await balanced.provideScope(for: test, testCase: Test.Case.current) { @MainActor in
        send(in: app)
        app.close()
        send(in: app)
        balanceAtTheEnd(in: app, ring)
        balanceAtTheEnd(in: app, TraceRing())
      }
    }
    #expect(
      found == [
        "The test is .balanced, and no tree was given to balanceAtTheEnd.",
        "1 messages, tasks and commands came too late, and the trace tells of 0.",
      ])
  }

  @Test("giving a tree in a test that is not balanced does nothing")
  func unmarked() {
    balanceAtTheEnd(in: app, TraceRing())
  }
}
