import Testing
import VignolaTesting

@testable import VignolaCore

@MainActor @Suite("A command that awaits one of its own lane") struct MailboxOwnLaneTests {
  let office = Office(traced: true)

  @Test(
    "is reported instead of waiting for itself, and what it awaited is not carried out",
    .proves(.g3, .core), arguments: [true, false])
  func reported(traced: Bool) async throws {
    let office = Office(traced: traced)
    let mailbox = try #require(office.mailbox)
    let answer = TestGate<Bool>()
    // Untraced, what waits together is carried out together.
    for _ in 0..<3 { mailbox.send(as: "note") { await $0.note("noted") } }
    mailbox.send(as: "reload") { clerk in
      let wasCarriedOut = await mailbox.perform(as: "refresh") { await $0.note("never") }
      answer.open(with: wasCarriedOut)
      await clerk.note("reloaded")
    }
    #expect(try await office.read() == ["noted", "noted", "noted", "reloaded"])
    #expect(try await answer.value() == false)
    let expected = OwnLaneWait(
      mailbox: "Clerk", lane: "main", running: "reload", awaited: "refresh")
    #expect(office.reports == [expected])
    #expect(Report.ownLaneWait(expected).description == expected.description)
    #expect(
      expected.description.hasPrefix(
        "reload, which runs on the lane main of Clerk, awaits refresh on the same lane: "))
    let steps = office.ring.events.map(\.step.description)
    #expect(steps.contains("lifetime refresh: (waits for itself)") == traced)
    expectBalance(in: office.scope, office.ring)
  }

  @Test("is not reported where it would not wait: its policy drops it")
  func dropped() async throws {
    let mailbox = try #require(office.mailbox)
    await mailbox.perform { _ in
      let wasCarriedOut = await mailbox.perform(.drop) { await $0.note("never") }
      await office.clerk.note("\(wasCarriedOut)")
    }
    #expect(try await office.read() == ["false"])
    #expect(office.reports == [])
  }

  @Test("is found through a command of another lane, and when it was awaited itself")
  func nested() async throws {
    let mailbox = try #require(office.mailbox)
    await mailbox.perform(as: "outer") { _ in
      await mailbox.perform(on: .phone, as: "between") { clerk in
        await clerk.note("between")
        await mailbox.perform(as: "inner") { await $0.note("never") }
      }
    }
    #expect(try await office.read() == ["between"])
    #expect(office.reports.map(\.awaited) == ["inner"])
  }

  @Test("may await another lane, another mailbox, or have a task of its own wait")
  func allowed() async throws {
    let mailbox = try #require(office.mailbox)
    let other = Mailbox<any Clerk>(office.clerk, as: "Other", in: office.scope)
    await mailbox.perform { _ in
      await mailbox.perform(on: .phone) { await $0.note("lane") }
      await other.perform { await $0.note("mailbox") }
      office.scope.spawner.spawn("later") {
        await mailbox.perform { await $0.note("later") }
      }
    }
    #expect(try await office.read() == ["lane", "mailbox", "later"])
    #expect(office.reports == [])
  }
}
