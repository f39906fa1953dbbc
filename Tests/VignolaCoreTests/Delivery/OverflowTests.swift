import Testing
import VignolaCore
import VignolaTesting

/// Messages that keep sending one another.
@MainActor @Suite("A run of messages without end") final class OverflowTests {
  var reports: [DeliveryOverflow] = []
  lazy var scope = LifetimeScope("App") { [unowned self] report in
    if case .overflow(let overflow) = report { reports.append(overflow) }
  }

  private func ping() {
    scope.deliver(.event, "ping", from: "A", to: "B") { [unowned self] in
      pings += 1
      pong()
    }
  }

  private func pong() {
    scope.deliver(.event, "pong", from: "B", to: "A") { [unowned self] in ping() }
  }

  var pings = 0

  @Test(
    "is stopped after 10,000 deliveries, and the report names who keeps whom busy",
    .proves(.g1, .core))
  func namesTheCycle() {
    ping()
    #expect(
      reports == [
        DeliveryOverflow(
          cycle: [
            MessageStep(.event, "ping", from: "A", to: "B"),
            MessageStep(.event, "pong", from: "B", to: "A"),
          ], deliveries: 10_000, dropped: 1)
      ])
    #expect(pings == 5_000)
    #expect(
      reports.first?.description == """
        10000 messages were delivered in one send, which was stopped; 1 that waited was dropped. \
        They go round: event ping: A -> B, then event pong: B -> A, and again.
        """)
  }

  @Test("leaves the app alive: the next message is delivered", .proves(.g1, .core))
  func theAppLives() {
    ping()
    #expect(!scope.dispatcher.isDelivering)
    var heard: [String] = []
    scope.deliver(.event, "next", to: "A") { [unowned self] in
      heard.append("next")
      scope.deliver(.event, "after", to: "A") { heard.append("after") }
    }
    #expect(heard == ["next", "after"])
  }

  @Test("is stopped and reported again the next time")
  func again() {
    ping()
    ping()
    #expect(reports.count == 2)
    #expect(reports.first == reports.last)
  }

  @Test("is named without the messages that led to it and those that lead nowhere")
  func onlyTheCycle() {
    func a() {
      scope.deliver(.event, "a", to: "A") {
        b()
        self.scope.deliver(.update, "aside", to: "View") {}
      }
    }
    func b() { scope.deliver(.event, "b", to: "B") { c() } }
    func c() { scope.deliver(.event, "c", to: "C") { a() } }
    scope.deliver(.intent, "start", to: "A") { a() }
    let cycle = reports.first?.cycle.map(\.description) ?? []
    #expect(Set(cycle) == ["event a: A", "event b: B", "event c: C"])
    #expect(cycle.count == 3)
    let doubled = cycle + cycle
    #expect(doubled.firstRange(of: ["event a: A", "event b: B", "event c: C"]) != nil)
  }

  @Test("is named when every message sends two")
  func growing() {
    func split(_ name: StaticString, _ next: @escaping () -> Void) {
      scope.deliver(.event, name, to: "A") {
        next()
        next()
      }
    }
    func odd() { split("odd", even) }
    func even() { split("even", odd) }
    odd()
    #expect(reports.first?.cycle.map(\.name.description) == ["odd", "even"])
    #expect(reports.first?.dropped ?? 0 > 1)
  }

  @Test("may have a limit of its own; a run of exactly that length is no overflow")
  func limit() {
    func count(_ left: Int) {
      guard left > 0 else { return }
      scope.deliver(.event, "count", to: "A") { count(left - 1) }
    }
    scope.dispatcher.limit = 3
    count(3)
    #expect(reports.isEmpty)
    count(4)
    #expect(reports.map(\.deliveries) == [3])
    #expect(reports.first?.cycle.map(\.description) == ["event count: A"])
  }

  @Test("may be answered by the one who is told: what it sends is delivered")
  func reportThatSends() {
    var heard: [String] = []
    let dispatcher = Holder<SerialDispatcher>()
    let step = MessageStep(.event, "round", to: "A")
    dispatcher.value = SerialDispatcher { _ in
      dispatcher.value?.send("sorry", as: step) { heard.append($0) }
    }
    func round() { dispatcher.value?.send((), as: step, deliver: round) }
    round()
    #expect(heard == ["sorry"])
  }

  @Test("drops what waits for good, and releases it")
  func dropsWhatWaits() {
    weak var waiting: Listener?
    var wasDelivered = false
    func round() { scope.deliver(.event, "round", to: "A", round) }
    scope.dispatcher.limit = 100
    scope.deliver(.intent, "start", to: "A") {
      round()
      let listener = Listener()
      waiting = listener
      for _ in 0..<200 {
        self.scope.deliver(.event, "late", to: "A") { withExtendedLifetime(listener) {} }
      }
      self.scope.deliver(.event, "last", to: "A") { wasDelivered = true }
    }
    #expect(!wasDelivered)
    #expect(waiting == nil)
    #expect(reports.first?.dropped == 104)
  }
}

final class Holder<Value> {
  var value: Value?
}
