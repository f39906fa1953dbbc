import Testing
import VignolaTesting

@testable import VignolaCore

@Suite("A target's messages") @MainActor struct DeliveryTargetTests {
  let diary = Diary()

  @Test("are delivered at once when nothing is being delivered")
  func atOnce() {
    let letters = Letters(diary)
    letters.send("a")
    #expect(diary.lines == ["a"])
    #expect(!letters.scope.dispatcher.isDelivering)
  }

  @Test(
    "wait for the one in work, in the order sent, one or several, whoever else sends between",
    .proves(.g1, .core))
  func order() {
    let letters = Letters(diary)
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

  @Test("keep that order when a closure's message began the run")
  func startedByAClosure() {
    let letters = Letters(diary)
    let others = Letters(diary, below: letters.scope)
    letters.answers = ["a": { others.send("b") }]
    others.answers = ["b": { letters.send("c") }]
    letters.scope.deliver(.event, "first", to: "diary") { letters.send("a") }
    #expect(diary.lines == ["a", "b", "c"])
  }

  @Test("wait whatever their size")
  func large() {
    let letters = Letters(diary)
    letters.answers = ["a": { letters.send(large: 7) }]
    letters.send("a")
    letters.send(large: 8)
    #expect(diary.lines == ["a", "large 7", "large 8"])
  }

  @Test(
    "that wait are dropped and counted once their scope is over, and let go of what they hold",
    .proves(.g4, .core))
  func dropped() {
    let letters = Letters(diary)
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

  @Test("keep a target that is let go of until they are delivered, and no longer")
  func letGo() {
    let letters = Letters(diary)
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
    arguments: [1, 2, 3, 4, 5, 10_000])
  func overflow(limit: Int) {
    let reports = Reports()
    let letters = Letters(diary, report: { reports.all.append($0) })
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

  func step(of kind: UInt8) -> MessageStep { MessageStep(.event, "letter", to: "Letters") }
}
