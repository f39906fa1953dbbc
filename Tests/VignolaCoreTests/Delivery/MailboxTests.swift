import Dispatch
import Synchronization
import Testing
import VignolaTesting

@testable import VignolaCore

/// G3, as far as commands go that nobody waits for.
@MainActor @Suite("A mailbox") struct MailboxTests {
  @Test(
    "carries commands out in the order sent, each when the one before is done",
    .proves(.g3, .core), arguments: [true, false])
  func order(startsAtOnce: Bool) async throws {
    let office = Office(startsAtOnce: startsAtOnce)
    office.send("a")
    office.send("b")
    office.send("c")
    #expect(try await office.read() == ["a begins"])
    #expect(try await office.goOn() == ["a ends", "b begins"])
    #expect(try await office.goOn() == ["b ends", "c begins"])
    #expect(try await office.goOn() == ["c ends"])
    #expect(office.scope.running == [])
  }

  @Test("lets lanes run on while another waits", .proves(.g3, .core))
  func lanes() async throws {
    let office = Office()
    office.send("a")
    office.send("b")
    office.send("call", on: .phone)
    #expect(try await office.read() == ["a begins", "call begins"])
    office.send("second call", on: .phone)
    #expect(try await office.goOn() == ["a ends", "b begins"])
    #expect(try await office.goOn() == ["call ends", "second call begins"])
  }

  @Test("knows a lane by its name, wherever that was written")
  func laneNames() {
    #expect(MailboxLane("phone") == .phone)
    #expect(Set([MailboxLane("phone"), .phone, .main]).count == 2)
    #expect("\(MailboxLane.phone)" == "phone")
  }

  @Test("lets go of what a command captured when that is done, while the lane goes on")
  func released() async throws {
    let office = Office()
    weak var captured: TestGate<Int>?
    do {
      let gate = TestGate<Int>()
      captured = gate
      office.mailbox?.send { clerk in
        await clerk.note("first")
        withExtendedLifetime(gate) {}
      }
    }
    office.send("a")
    #expect(try await office.read() == ["first", "a begins"])
    #expect(captured == nil)
    #expect(try await office.goOn() == ["a ends"])
  }

  @Test("drops what may be dropped when its lane is busy, and starts it when it is not")
  func drop() async throws {
    let office = Office(traced: true)
    office.send("a", .drop)
    office.send("b", .drop)
    office.send("c", on: .phone, .drop)
    #expect(try await office.read() == ["a begins", "c begins"])
    #expect(try await office.goOn() == ["a ends"])
    office.send("d", .drop)
    #expect(try await office.read() == ["d begins"])
    #expect(office.mailbox?.dropped == 0)
    #expect(office.scope.dropped == 0)
    #expect(office.ring.events.map(\.step.description).contains("lifetime work: Desk -> (busy)"))
    expectBalance(in: office.scope, office.ring)
  }

  @Test(
    "cancels what runs for what replaces it, which begins when that has ended",
    arguments: [true, false])
  func replace(startsAtOnce: Bool) async throws {
    let office = Office(traced: true, startsAtOnce: startsAtOnce)
    office.send("a", .replace)
    #expect(try await office.read() == ["a begins"])
    office.send("b", .replace)
    #expect(try await office.read() == ["a is cancelled", "b begins"])
    #expect(try await office.goOn() == ["b ends"])
    #expect(office.mailbox?.dropped == 0)
    #expect(
      office.ring.events.suffix(4).map(\.description) == [
        "2 command work: Desk -> Clerk (Office)",
        "3 task work: cancelled (Office, because of 2)",
        "4 command work: Desk -> Clerk (Office)",
        "5 task work: ended (Office, because of 4)",
      ])
  }

  @Test("lets the latest of those that replace run, and all that were queued")
  func replaceOften() async throws {
    let office = Office()
    office.send("a")
    _ = try await office.read()
    office.send("queued")
    office.send("b", .replace)
    office.send("c", .replace)
    #expect(try await office.read() == ["a is cancelled", "queued begins"])
    #expect(try await office.goOn() == ["queued ends", "c begins"])
    #expect(try await office.goOn() == ["c ends"])
  }

  @Test("replaces one command of several that were taken together, and the rest run as sent")
  func replaceInBatch() async throws {
    let office = Office()
    for text in ["a", "b", "c", "d"] { office.send(text) }
    _ = try await office.read()
    #expect(try await office.goOn() == ["a ends", "b begins"])
    office.send("last", .replace)
    #expect(try await office.read() == ["b is cancelled", "c begins"])
    #expect(try await office.goOn() == ["c ends", "d begins"])
    #expect(try await office.goOn() == ["d ends", "last begins"])
    #expect(try await office.goOn() == ["last ends"])
  }

  @Test("takes a command that has not begun out of the way of what replaces it")
  func replaceBeforeItBegan() async throws {
    let office = Office(startsAtOnce: false)
    office.send("a")
    office.send("b")
    office.send("c", .replace)
    #expect(try await office.read() == ["b begins"])
    #expect(try await office.goOn() == ["b ends", "c begins"])
  }

  @Test("carries out what waits in one hop to the target, however much it is")
  func oneHop() async throws {
    let counter = CountingExecutor()
    let tally = Tally(on: counter)
    let mailbox = Mailbox(tally)
    for _ in 0..<64 { mailbox.send { await $0.add() } }
    await mailbox.perform { await $0.add() }
    #expect(await tally.count == 65)
    // The first, the other 63 together, the one that is awaited, and the question above.
    #expect(counter.jobs.load(ordering: .relaxed) == 4)
  }

  @Test("serves a target that lives on the main actor, or nowhere")
  func otherTargets() async throws {
    let list = List()
    let mailbox = Mailbox<any Lister>(list)
    for number in 0..<3 { mailbox.send { await $0.add(number) } }
    await mailbox.perform { await $0.add(3) }
    #expect(list.numbers == [0, 1, 2, 3])

    let ended = TestGate<Int>()
    Mailbox(7).send { ended.open(with: $0) }
    #expect(try await ended.value() == 7)
  }

  @Test("has a command that was sent by a command carried out after it")
  func sentInside() async throws {
    let office = Office()
    let mailbox = office.mailbox
    mailbox?.send { clerk in
      await clerk.note("outer")
      await mailbox?.send { await $0.note("inner") }
      await clerk.note("outer again")
    }
    #expect(try await office.read() == ["outer", "outer again", "inner"])
  }
}

@MainActor private protocol Lister: AnyObject, Sendable {
  func add(_ number: Int) async
}

@MainActor private final class List: Lister {
  var numbers: [Int] = []
  func add(_ number: Int) async { numbers.append(number) }
}

private actor Tally {
  nonisolated let executor: CountingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private(set) var count = 0

  init(on executor: CountingExecutor) { self.executor = executor }

  func add() { count += 1 }
}

/// Counts how often somebody hops to it.
private final class CountingExecutor: SerialExecutor {
  let jobs = Atomic(0)
  private let queue = DispatchQueue(label: "counted")

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(1, ordering: .relaxed)
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
