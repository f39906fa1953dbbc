import Testing
import VignolaTesting

@testable import VignolaCore

/// What a lane must not do, found out by an actor that waits in the middle of each command.
private actor Ledger {
  private var inside: Set<MailboxLane> = []
  private var last: [String: Int] = [:]
  private(set) var interleaved = 0
  private(set) var outOfOrder = 0
  private(set) var count = 0
  private let elsewhere = Elsewhere()

  private actor Elsewhere {
    func visit() {}
  }

  func enter(_ number: Int, of sender: Int, on lane: MailboxLane) async {
    if !inside.insert(lane).inserted { interleaved += 1 }
    let key = "\(sender) on \(lane)"
    if last[key, default: -1] >= number { outOfOrder += 1 }
    last[key] = number
    await elsewhere.visit()
    await Task.yield()
    count += 1
    inside.remove(lane)
  }
}

@MainActor @Suite("A mailbox under stress") struct MailboxStressTests {
  private let ledger = Ledger()

  @Test(
    "keeps each sender's order, and carries out one command at a time on each lane, for 10,000 of ten tasks",
    .proves(.g3, .core), arguments: [true, false])
  func stress(startsAtOnce: Bool) async throws {
    let mailbox = Mailbox(ledger, as: "Ledger", in: nil, startsAtOnce: startsAtOnce)
    let lanes = [MailboxLane.main, .phone]
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<10 {
        group.addTask(priority: sender % 2 == 0 ? .high : .low) {
          for number in 0..<1_000 {
            let lane = lanes[number % 2]
            if number % 10 == sender {
              await mailbox.perform(on: lane, for: sender, number)
            } else {
              await mailbox.send(on: lane) { await $0.enter(number, of: sender, on: lane) }
            }
            if number % 7 == 0 { await Task.yield() }
          }
        }
      }
    }
    for lane in lanes { await mailbox.perform(on: lane) { _ in } }
    #expect(await ledger.count == 10_000)
    #expect(await ledger.interleaved == 0)
    #expect(await ledger.outOfOrder == 0)
  }
}

extension Mailbox where Target == Ledger {
  fileprivate func perform(on lane: MailboxLane, for sender: Int, _ number: Int) async {
    await perform(on: lane) { await $0.enter(number, of: sender, on: lane) }
  }
}
