import Foundation
import Testing
import VignolaCore

@testable import VignolaTesting

/// The orders of seeds 0 to 19 are kept beside this file: whoever changes them changes what every
/// failing seed that somebody wrote down means.
@MainActor @Suite("The order of a seed") struct OrderOfSeedsTests {
  @Test("is on every machine the one that is written down", .proves(.g8, .core))
  func written() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "orders.txt")
    let written = try String(contentsOf: file, encoding: .utf8)
    var lines: [String] = []
    for seed in 0..<20 as Range<UInt64> {
      let outcome = await run(seed: seed) { try await Self.day() }
      #expect(outcome.problems == [])
      lines.append("\(seed) \(String(outcome.order.value, radix: 16))")
    }
    #expect(written.split(separator: "\n").map(String.init) == lines)
    #expect(Set(lines.map { $0.split(separator: " ")[1] }).count > 15)
  }

  /// A tree in which something of everything runs: tasks that sleep and that end, commands on two
  /// lanes, messages, a child that is closed meanwhile.
  private static func day() async throws {
    let clock = TestClock()
    let app = LifetimeScope("App", trace: Exploration.trace, clock: clock)
    let child = app.child("Child")
    let mailbox = Mailbox(Elsewhere(), as: "Elsewhere", in: app)
    for number in 0..<3 {
      app.spawner.spawn("task") {
        mailbox.send(as: "visit") { await $0.visit() }
        try? await clock.sleep(for: .seconds(number % 2))
        app.deliver(.event, "woken", to: "App") {}
      }
      child.spawner.spawn("child's task") {
        await mailbox.perform(on: MailboxLane("other"), as: "look") { _ = await $0.visits }
        child.deliver(.event, "looked", to: "Child") {}
      }
    }
    await clock.advance(by: .seconds(1))
    child.close()
    try await settle(app)
  }
}
