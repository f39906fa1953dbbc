import Testing
import VignolaCore
import VignolaTesting

@Suite("A test's gate")
@MainActor struct TestGateTests {
  struct Refused: Error {}

  let scope = LifetimeScope("Test")
  let gate = TestGate<Int>()

  @Test("holds who comes until the test opens it, one for each opening, in order")
  func order() async throws {
    var got: [String] = []
    let gate = gate
    for name in ["a", "b", "c"] {
      scope.spawner.spawn("wait") {
        let value = (try? await gate.value()) ?? -1
        got.append("\(name)\(value)")
      }
      try await settle(scope)
    }
    #expect(gate.waiters == 3)
    #expect(got == [])

    gate.open(with: 1)
    try await settle(scope)
    #expect(got == ["a1"])

    gate.open(with: 2)
    gate.open(with: 3)
    try await settle(scope)
    #expect(got.sorted() == ["a1", "b2", "c3"])
    #expect(gate.waiters == 0)
  }

  @Test("lets the next one through if it was opened before anyone came")
  func openedBefore() async throws {
    gate.open(with: 7)
    gate.open(with: 8)

    #expect(try await gate.value() == 7)
    #expect(try await gate.value() == 8)
  }

  @Test("makes who waits fail, when the test says so")
  func failure() async throws {
    gate.fail(with: Refused())

    await #expect(throws: Refused.self) { try await gate.value() }
  }

  @Test("lets a cancelled one go at once, and keeps the opening for the next")
  func cancellation() async throws {
    var got: [String] = []
    let gate = gate
    let child = scope.child("Child")
    child.spawner.spawn("cancelled") {
      do { _ = try await gate.value() } catch { got.append("\(type(of: error))") }
    }
    try await settle(scope)

    child.close()
    try await settle(scope)
    #expect(got == ["CancellationError"])
    #expect(gate.waiters == 0)

    gate.open(with: 3)
    #expect(try await gate.value() == 3)
  }

  @Test("without a value opens just so")
  func void() async throws {
    let gate = TestGate<Void>()
    gate.open()

    try await gate.value()
    #expect(gate.waiters == 0)
  }
}
