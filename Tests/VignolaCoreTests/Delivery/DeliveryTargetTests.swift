import Testing
import VignolaTesting

@testable import VignolaCore

@Suite("A target's messages") @MainActor struct DeliveryTargetTests {
  let diary = Diary()

  @Test("are delivered at once when nothing is being delivered", arguments: Tracing.allCases)
  func atOnce(tracing: Tracing) {
    let letters = Letters(diary, trace: tracing.trace)
    letters.send("a")
    #expect(diary.lines == ["a"])
    #expect(!letters.scope.dispatcher.isDelivering)
  }

  @Test(
    "wait for the one in work, in the order sent, one or several, whoever else sends between",
    .proves(.g1, .core), arguments: Tracing.allCases)
  func order(tracing: Tracing) {
    let letters = Letters(diary, trace: tracing.trace)
    let others = Letters(diary, below: letters.scope)
    letters.answers = [
      "a": {
        letters.send("b")
        others.send("c")
        letters.scope.deliver(.event, "d", to: "diary") { [diary] in diary.lines.append("d") }
        letters.send("e")
      },
      "e": { others.send("f") },
    ]
    others.answers = [
      "f": {
        others.send("g")
        letters.send("h")
      }
    ]
    letters.send("a")
    #expect(diary.lines == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(letters.scope.dispatcher.tally.waiting == 0)
  }

  @Test("keep that order when a closure's message began the run", arguments: Tracing.allCases)
  func startedByAClosure(tracing: Tracing) {
    let letters = Letters(diary, trace: tracing.trace)
    let others = Letters(diary, below: letters.scope)
    letters.answers = ["a": { others.send("b") }]
    others.answers = ["b": { letters.send("c") }]
    letters.scope.deliver(.event, "first", to: "diary") { letters.send("a") }
    #expect(diary.lines == ["a", "b", "c"])
  }

  @Test("wait whatever their size", arguments: Tracing.allCases)
  func large(tracing: Tracing) {
    let letters = Letters(diary, trace: tracing.trace)
    letters.answers = ["a": { letters.send(large: 7) }]
    letters.send("a")
    letters.send(large: 8)
    #expect(diary.lines == ["a", "large 7", "large 8"])
  }

  @Test(
    "that wait are dropped and counted once their scope is over, and let go of what they hold",
    .proves(.g4, .core), arguments: Tracing.allCases)
  func dropped(tracing: Tracing) {
    let letters = Letters(diary, trace: tracing.trace)
    let others = Letters(diary, below: letters.scope)
    weak var held: Diary?
    letters.answers = [
      "own": {
        let page = Diary()
        held = page
        letters.send(page)
        letters.scope.close()
      },
      "other": {
        let page = Diary()
        held = page
        others.send(page)
        others.scope.close()
      },
    ]
    letters.send("other")
    #expect(held == nil)
    #expect(letters.scope.dropped == 1)
    letters.send("own")
    #expect(held == nil)
    #expect(letters.scope.dropped == 2)
    letters.send("late")
    #expect(letters.scope.dropped == 3)
    #expect(diary.lines == ["other", "own"])
    #expect(letters.scope.dispatcher.tally.waiting == 0)
  }

  @Test(
    "keep a target that is let go of until they are delivered, and no longer",
    arguments: Tracing.allCases)
  func letGo(tracing: Tracing) {
    let letters = Letters(diary, trace: tracing.trace)
    var others: Letters? = Letters(diary, below: letters.scope)
    weak var other: Letters?
    other = others
    letters.answers = [
      "a": {
        others?.send("b")
        others = nil
      }
    ]
    let kept = others?.scope
    letters.send("a")
    #expect(diary.lines == ["a", "b"])
    #expect(other == nil)
    withExtendedLifetime(kept) {}
  }

  @Test(
    "that go round are stopped and named, and the next is delivered", .proves(.g1, .core),
    arguments: [1, 2, 3, 4, 5, 10_000], Tracing.allCases)
  func overflow(limit: Int, tracing: Tracing) {
    let reports = Reports()
    let letters = Letters(
      diary, trace: tracing.trace, report: { reports.all.append($0) })
    letters.scope.dispatcher.limit = limit
    letters.answers = ["a": { letters.send("a") }]
    letters.send("a")
    #expect(diary.lines.count == limit)
    #expect(
      reports.all.map(\.description) == [
        DeliveryOverflow(
          cycle: [MessageStep(.event, "letter", to: "Letters")], deliveries: limit, dropped: 1
        ).description
      ])
    letters.answers = [:]
    letters.send("b")
    #expect(diary.lines.last == "b")
    #expect(letters.scope.dispatcher.tally.waiting == 0)
  }

  @Test("are traced with their causes, and wait in the same order then", .proves(.g7, .core))
  func traced() {
    let ring = TraceRing()
    let letters = Letters(diary, trace: Trace(sinks: [ring]))
    letters.answers = [
      "a": {
        letters.send("b")
        letters.send("c")
      }
    ]
    letters.send("a")
    #expect(diary.lines == ["a", "b", "c"])
    #expect(ring.events.filter { $0.kind == .event }.map(\.cause) == [nil, 2, 2])
  }

  @Test(
    "are traced the same into a ring alone, which knows their names, as into one beside others",
    .proves(.g7, .core))
  func tracedAlike() {
    #expect(lines(besides: []) == lines(besides: [TraceLines { _ in }]))
  }

  /// What is traced of messages that lead to one, of their own and of another's, that are late, and
  /// that others than the dispatcher are the cause of: a step, and a task that begins at once.
  private func lines(besides others: [any TraceSink]) -> [String] {
    let ring = TraceRing()
    let trace = Trace(clock: StoppedClock(), sinks: [ring] + others)
    let letters = Letters(diary, trace: trace)
    let other = Letters(diary, below: letters.scope)
    letters.answers = [
      "a": { letters.send("b") },
      "b": { other.send("c") },
      "i": { atOnce(in: trace) { letters.send("j") } },
      "j": { atOnce(in: trace) { other.send("k") } },
      "d": {
        trace.record(.state, "shown") { letters.send("e") }
        letters.send("f")
        other.send("g")
      },
      "e": {
        letters.send(large: 1)
        letters.scope.deliver(.event, "h", to: "diary") { other.scope.close() }
        other.send("late")
      },
      "large 1": {
        letters.send("later")
        letters.scope.close()
      },
    ]
    letters.send("a")
    letters.send("i")
    letters.scope.deliver(.intent, "outer", to: "diary") { letters.send("d") }
    return ring.events.map(\.json)
  }

  /// What a command of a mailbox does before it first waits, if that begins where it was sent.
  private func atOnce(in trace: Trace, _ body: () -> Void) {
    let start = trace.start(ofTask: "command", module: "Letters")
    trace.aside { Trace.$taskStart.withValue(start) { body() } }
  }
}

/// Who is told of messages: nobody, a ring alone, or others too, for whom the way is a longer one.
enum Tracing: CaseIterable {
  case off, ring, lines

  @MainActor var trace: Trace {
    switch self {
    case .off: .off
    case .ring: Trace(sinks: [TraceRing()])
    case .lines: Trace(sinks: [TraceRing(), TraceLines { _ in }])
    }
  }
}

/// What was heard.
@MainActor final class Diary {
  var lines: [String] = []
}

@MainActor final class Reports {
  var all: [Report] = []
}

/// A target of three kinds, one of them too large for the slot.
@MainActor final class Letters: DeliveryTarget {
  struct Large {
    let number: Int
    let rest: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) =
      (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  let scope: LifetimeScope
  var answers: [String: () -> Void] = [:]
  private let diary: Diary

  var record: ScopeRecord { scope.record }

  init(
    _ diary: Diary, below parent: LifetimeScope? = nil, trace: Trace = .off,
    report: @escaping @MainActor (Report) -> Void = Report.print
  ) {
    self.diary = diary
    scope = parent?.child("Letters") ?? LifetimeScope("Letters", trace: trace, report: report)
  }

  func send(_ text: String) { scope.dispatcher.send(text, 0, to: self, in: record) }
  func send(large number: Int) {
    scope.dispatcher.send(Large(number: number), 1, to: self, in: record)
  }
  func send(_ page: Diary) { scope.dispatcher.send(page, 2, to: self, in: record) }

  func deliver(_ kind: UInt8, _ message: DeliveredMessage) {
    switch kind {
    case 0: hear(message.take())
    case 1: hear("large \(message.take(as: Large.self).number)")
    default: hear("page of \(message.take(as: Diary.self).lines.count)")
    }
  }

  private func hear(_ text: String) {
    diary.lines.append(text)
    answers[text]?()
  }

  func keep(_ kind: UInt8, _ message: DeliveredMessage) -> () -> Void {
    switch kind {
    case 0: later(message.take(as: String.self), kind)
    case 1: later(message.take(as: Large.self), kind)
    default: later(message.take(as: Diary.self), kind)
    }
  }

  private func later<Message>(_ message: Message, _ kind: UInt8) -> () -> Void {
    { self.deliver(kind, of: message) }
  }

  private static let letter = MessageNames([MessageStep(.event, "letter", to: "Letters")])
  var names: MessageNames { Self.letter }
}
