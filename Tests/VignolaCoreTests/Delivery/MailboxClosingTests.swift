import Testing
import VignolaTesting

@testable import VignolaCore

/// G4, as far as commands go.
@MainActor @Suite("A mailbox that has ended") struct MailboxClosingTests {
  enum End: CaseIterable {
    case closed, released, scopeClosed
  }

  private func end(_ office: Office, by end: End) {
    switch end {
    case .closed: office.mailbox?.close()
    case .released: office.mailbox = nil
    case .scopeClosed: office.scope.close()
    }
  }

  @Test(
    "cancels what runs, and drops and counts what waits, whatever ended it",
    .proves(.g4, .core), arguments: End.allCases)
  func ends(by end: End) async throws {
    let office = Office()
    for text in ["a", "b", "c"] { office.send(text) }
    office.send("call", on: .phone)
    _ = try await office.read()
    self.end(office, by: end)
    #expect(try await office.read().sorted() == ["a is cancelled", "call is cancelled"])
    #expect(office.scope.dropped == 2)
    #expect(office.scope.running == [])
  }

  @Test("drops what was taken together and has not begun, too", .proves(.g4, .core))
  func batch() async throws {
    let office = Office()
    for text in ["a", "b", "c", "d"] { office.send(text) }
    _ = try await office.read()
    #expect(try await office.goOn() == ["a ends", "b begins"])
    office.mailbox?.close()
    #expect(office.mailbox?.dropped == 2)
    #expect(try await office.read() == ["b is cancelled"])
    #expect(office.scope.dropped == 2)
  }

  @Test(
    "counts and traces a command that comes later, and never carries it out", .proves(.g4, .core))
  func late() async throws {
    let office = Office(traced: true)
    let mailbox = try #require(office.mailbox)
    mailbox.close()
    #expect(mailbox.isClosed)
    office.send("late")
    office.send("late", on: .phone, .replace)
    let wasCarriedOut = await mailbox.perform(as: "refresh") { await $0.note("never") }
    #expect(!wasCarriedOut)
    #expect(try await office.read() == [])
    #expect(mailbox.dropped == 3)
    #expect(office.scope.dropped == 3)
    #expect(
      office.ring.events.suffix(3).map(\.step.description) == [
        "lifetime work: Desk -> (dropped)", "lifetime work: Desk -> (dropped)",
        "lifetime refresh: (dropped)",
      ])
  }

  @Test("never begins what its scope was closed before", .proves(.g4, .core))
  func closedBeforeItBegan() async throws {
    let office = Office(startsAtOnce: false)
    office.send("a")
    office.mailbox?.close()
    #expect(try await office.read() == [])
    #expect(office.scope.dropped == 1)
    #expect(office.scope.running == [])
  }

  @Test("answers callers that wait at once, and lets the one in turn end by itself")
  func callers() async throws {
    let office = Office()
    let mailbox = try #require(office.mailbox)
    let runs = Task { await mailbox.perform { await $0.work("a") } }
    _ = try await office.read()
    let waits = Task { await mailbox.perform { await $0.note("never") } }
    try await settle(office.scope)
    mailbox.close()
    #expect(await waits.value == false)
    #expect(try await office.goOn() == ["a ends"])
    #expect(await runs.value)
    #expect(office.scope.dropped == 1)
  }

  @Test("drops what waits when its scope was merely released, when the one in turn has ended")
  func scopeReleased() async throws {
    let clerk = BookClerk()
    var scope: LifetimeScope? = LifetimeScope("Office")
    let mailbox = Mailbox(clerk, as: "Clerk", in: scope)
    mailbox.send { await $0.work("a") }
    mailbox.send { await $0.work("b") }
    try await settle(try #require(scope))
    scope = nil
    #expect(mailbox.isClosed)
    await mailbox.perform { await $0.note("never") }
    while mailbox.dropped < 2 { await Task.yield() }
    #expect(await clerk.read() == ["a begins", "a is cancelled"])
  }

  @Test("lets its target go with it, or when what runs has ended", .proves(.g6, .core))
  func released() async throws {
    var clerk: BookClerk? = BookClerk()
    weak let idle = clerk
    var mailbox = clerk.map { Mailbox($0) }
    clerk = nil
    await mailbox?.perform { await $0.note("a") }
    #expect(idle != nil)
    mailbox = nil
    #expect(idle == nil)

    let scope = LifetimeScope("Office")
    var other: BookClerk? = BookClerk()
    weak let busy = other
    mailbox = other.map { Mailbox($0, in: scope) }
    other = nil
    mailbox?.send { await $0.work("a") }
    try await settle(scope)
    mailbox = nil
    #expect(busy != nil)
    try await settle(scope)
    #expect(busy == nil)
  }

  @Test("names the commands that still run where an object leaks", .proves(.g6, .core))
  func leakReport() async throws {
    let office = Office()
    office.scope.register(office.clerk, as: "Clerk")
    let gate = TestGate<Void>()
    office.mailbox?.send(as: "stubborn") { _ in
      await Task { try? await gate.value() }.value
    }
    office.scope.close()
    #expect(office.scope.leaks.map(\.tasks) == [["stubborn"]])
    gate.open()
    while office.scope.running != [] { await Task.yield() }
    #expect(office.scope.leaks.map(\.tasks) == [[]])
  }
}
