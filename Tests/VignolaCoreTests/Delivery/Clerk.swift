import Testing
import VignolaTesting

@testable import VignolaCore

/// Writes down when it begins and ends what it is asked, and waits at a gate in between.
protocol Clerk: Actor {
  func note(_ text: String) async
  func work(_ text: String) async
}

actor BookClerk: Clerk {
  private(set) var lines: [String] = []
  let gate = TestGate<Void>()

  func note(_ text: String) { lines.append(text) }

  func work(_ text: String) async {
    lines.append("\(text) begins")
    try? await gate.value()
    lines.append("\(text) \(Task.isCancelled ? "is cancelled" : "ends")")
  }

  /// What was written since the last time.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A clerk, its mailbox, and the life they belong to.
@MainActor final class Office {
  let ring = TraceRing()
  let scope: LifetimeScope
  let clerk = BookClerk()
  var mailbox: Mailbox<any Clerk>?
  var reports: [OwnLaneWait] = []

  init(traced: Bool = false, startsAtOnce: Bool = true) {
    let reported = Reports()
    scope = LifetimeScope("Office", trace: traced ? Trace(sinks: [ring]) : .off) {
      reported.office?.note($0)
    }
    mailbox = Mailbox(clerk, as: "Clerk", in: scope, startsAtOnce: startsAtOnce)
    reported.office = self
  }

  private func note(_ report: Report) {
    if case .ownLaneWait(let wait) = report { reports.append(wait) }
  }

  /// Sends a piece of work.
  func send(_ text: String, on lane: MailboxLane = .main, _ policy: MailboxPolicy = .queue) {
    mailbox?.send(on: lane, policy, as: "work", from: "Desk") { await $0.work(text) }
  }

  /// Lets the piece of work that waits longest go on, and reads what that led to.
  func goOn() async throws -> [String] {
    clerk.gate.open()
    return try await read()
  }

  func read() async throws -> [String] {
    try await settle(scope)
    return await clerk.read()
  }

  private final class Reports {
    weak var office: Office?
  }
}

extension MailboxLane {
  static let phone = MailboxLane("phone")
}
