import Testing
import VignolaTesting

@testable import VignolaCore

/// G3, as far as commands go that are waited for.
@MainActor @Suite("A command that is awaited") struct MailboxPerformTests {
  let office = Office()

  /// Awaits a piece of work in a task of the scope, which notes whether it was carried out.
  private func call(
    _ text: String, _ policy: MailboxPolicy = .queue, then: @escaping (Bool) -> Void
  ) {
    office.scope.spawner.spawn("caller") { [mailbox = office.mailbox] in
      then(await mailbox?.perform(policy, as: "work") { await $0.work(text) } ?? false)
    }
  }

  @Test("is done when the call returns")
  func done() async throws {
    var numbers: [Int] = []
    let mailbox = try #require(office.mailbox)
    let wasCarriedOut = await mailbox.perform { clerk in
      await clerk.note("a")
      numbers.append(1)
    }
    #expect(wasCarriedOut)
    #expect(numbers == [1])
    #expect(await office.clerk.lines == ["a"])
  }

  @Test(
    "waits its turn behind what was sent, and what is sent then waits for it", .proves(.g3, .core))
  func order() async throws {
    var answers: [Bool] = []
    office.send("a")
    call("b") { answers.append($0) }
    #expect(try await office.read() == ["a begins"])
    office.send("c")
    #expect(try await office.goOn() == ["a ends", "b begins"])
    #expect(answers == [])
    #expect(try await office.goOn() == ["b ends", "c begins"])
    #expect(answers == [true])
    #expect(try await office.goOn() == ["c ends"])
  }

  @Test("is not overtaken by what is sent between the end of one and its own beginning")
  func handedOver() async throws {
    let mailbox = try #require(office.mailbox)
    call("b") { _ in mailbox.send { await $0.note("late") } }
    #expect(try await office.read() == ["b begins"])
    let task = Task { await mailbox.perform { await $0.note("c") } }
    try await settle(office.scope)
    #expect(try await office.goOn() == ["b ends", "c", "late"])
    #expect(await task.value)
  }

  @Test("leaves the line when its caller is cancelled, and the others keep their turns")
  func leaves() async throws {
    let mailbox = try #require(office.mailbox)
    office.send("a")
    let gone = Task { await mailbox.perform { await $0.note("never") } }
    let stays = Task { await mailbox.perform { await $0.note("b") } }
    #expect(try await office.read() == ["a begins"])
    gone.cancel()
    #expect(await gone.value == false)
    #expect(try await office.read() == [])
    #expect(try await office.goOn() == ["a ends", "b"])
    #expect(await stays.value)
    #expect(mailbox.dropped == 0)
  }

  @Test("is not begun for a caller that is cancelled before it asks")
  func cancelledBefore() async throws {
    let mailbox = try #require(office.mailbox)
    let task = Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      return await mailbox.perform { await $0.note("never") }
    }
    #expect(await task.value == false)
    #expect(try await office.read() == [])
  }

  @Test("gives its turn on when its caller is cancelled as it comes")
  func cancelledAsItsTurnComes() async throws {
    let mailbox = try #require(office.mailbox)
    var second: Task<Bool, Never>?
    call("a") { _ in second?.cancel() }
    #expect(try await office.read() == ["a begins"])
    second = Task { await mailbox.perform { await $0.note("never") } }
    try await settle(office.scope)
    office.send("c")
    #expect(try await office.goOn() == ["a ends", "c begins"])
    #expect(await second?.value == false)
  }

  @Test("is dropped or replaced by its policy like any other, and says so")
  func policies() async throws {
    var answers: [String: Bool] = [:]
    office.send("a")
    #expect(try await office.read() == ["a begins"])
    call("dropped", .drop) { answers["dropped"] = $0 }
    call("replaced", .replace) { answers["replaced"] = $0 }
    call("last", .replace) { answers["last"] = $0 }
    #expect(try await office.read() == ["a is cancelled", "last begins"])
    #expect(answers == ["dropped": false, "replaced": false])
    office.send("b", .replace)
    #expect(try await office.read() == [])
    #expect(try await office.goOn() == ["last ends", "b begins"])
    #expect(answers["last"] == true)
  }

  @Test("is listed and is waited for like a task of the scope", .proves(.g3, .core))
  func listed() async throws {
    call("a") { _ in }
    call("b") { _ in }
    #expect(try await office.read() == ["a begins"])
    #expect(office.scope.running.sorted() == ["caller", "caller", "work"])
    _ = try await office.goOn()
    _ = try await office.goOn()
    #expect(office.scope.running == [])
  }

  @Test("is told when its turn comes before it has got as far as waiting", .proves(.g3, .core))
  func earlyTurn() async {
    for hasTurn in [true, false] {
      let caller = MailboxCaller(MailboxCall(name: "call", sender: "", cause: .none))
      caller.answer(hasTurn)
      caller.answer(!hasTurn)
      let answer = await withCheckedContinuation { caller.wait($0) }
      #expect(answer == hasTurn)
    }
  }
}
