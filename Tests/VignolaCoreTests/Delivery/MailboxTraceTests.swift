import Testing
import VignolaTesting

@testable import VignolaCore

@MainActor @Suite("A mailbox's trace") struct MailboxTraceTests {
  let office = Office(traced: true)

  @Test(
    "has each command as it begins, because of what it was sent, and what it does comes from there",
    .proves(.g7, .core))
  func causes() async throws {
    let scope = office.scope
    let mailbox = try #require(office.mailbox)
    for number in 1...2 {
      scope.deliver(.intent, "tapped", to: "Desk") {
        mailbox.send(as: "work", from: "Desk") { clerk in
          await clerk.work("\(number)")
          await MainActor.run { scope.trace.record(.present, "paper", from: "Clerk") }
        }
      }
    }
    _ = try await office.read()
    _ = try await office.goOn()
    _ = try await office.goOn()
    #expect(
      office.ring.events.map(\.description) == [
        "1 lifetime opened (Office)",
        "2 intent tapped: Desk (Office)",
        "3 command work: Desk -> Clerk (Office, because of 2)",
        "4 intent tapped: Desk (Office)",
        "5 present paper: Clerk (because of 3)",
        "6 task work: ended (Office, because of 3)",
        "7 command work: Desk -> Clerk (Office, because of 4)",
        "8 present paper: Clerk (because of 7)",
        "9 task work: ended (Office, because of 7)",
      ])
  }

  @Test("blames a command, and not the message that it was sent in, for what it does at once")
  func atOnce() async throws {
    let scope = office.scope
    let mailbox = try #require(office.mailbox)
    scope.deliver(.intent, "tapped", to: "Desk") {
      mailbox.send(as: "work") { _ in
        await MainActor.run { scope.trace.record(.present, "paper", from: "Clerk") }
      }
      scope.trace.record(.state, "pressed", from: "Desk")
    }
    try await settle(scope)
    let causes = office.ring.events.filter { $0.kind == .present || $0.kind == .state }
      .map { "\($0.kind) \($0.cause ?? 0)" }
    #expect(causes.sorted() == ["present 3", "state 2"])
  }

  @Test("calls a command after the function that sent it, unless told otherwise")
  func names() async throws {
    office.mailbox?.send { await $0.note("a") }
    await office.mailbox?.perform(as: "refresh") { await $0.note("b") }
    let commands = office.ring.events.filter { $0.kind == .command }
    #expect(commands.map(\.name.description) == ["names()", "refresh"])
  }

  @Test("tells what replaced, dropped and cancelled callers did not get")
  func notCarriedOut() async throws {
    let mailbox = try #require(office.mailbox)
    office.send("a")
    let gone = Task { await mailbox.perform(as: "gone") { await $0.note("never") } }
    _ = try await office.read()
    gone.cancel()
    _ = await gone.value
    mailbox.send(.drop, as: "dropped") { await $0.note("never") }
    mailbox.send(.replace, as: "replaced") { await $0.note("never") }
    mailbox.send(.replace, as: "last") { await $0.note("last") }
    _ = try await office.read()
    #expect(
      office.ring.events.filter { $0.kind == .lifetime }.dropFirst().map(\.step.description) == [
        "lifetime gone: (cancelled)", "lifetime dropped: (busy)",
        "lifetime replaced: (replaced)",
      ])
  }
}
