import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A trace") struct TraceTests {
  let ring = TraceRing()
  let app: LifetimeScope

  init() {
    app = LifetimeScope("App", trace: Trace(sinks: [ring]))
  }

  @Test("tells each message with its cause and depth, across the queue", .proves(.g7, .core))
  func causes() {
    let edit = app.child("Edit")
    edit.deliver(.intent, "tap", from: "View", to: "Core") {
      edit.deliver(.event, "saved", from: "Core", to: "Joint") {
        edit.deliver(.output, "done", from: "Joint", to: "App") {}
      }
      app.deliver(.input, "refresh", from: "App", to: "Core") {}
    }
    app.deliver(.intent, "back", from: "View", to: "Core") {}
    #expect(
      ring.events.map(\.description) == [
        "1 lifetime opened (App)",
        "2 lifetime opened (Edit)",
        "3 intent tap: View -> Core (Edit)",
        "4 event saved: Core -> Joint (Edit, because of 3)",
        "5 input refresh: App -> Core (App, because of 3)",
        "6 output done: Joint -> App (Edit, because of 4)",
        "7 intent back: View -> Core (App)",
      ])
    #expect(ring.events.map(\.depth) == [0, 0, 0, 1, 1, 2, 0])
  }

  @Test(
    "tells a message when it is handled, so before what its handling leads to", .proves(.g7, .core))
  func order() {
    var seen: [[String]] = []
    app.deliver(.intent, "first", to: "Core") {
      app.deliver(.event, "second", to: "Core") { seen.append(names) }
      seen.append(names)
    }
    #expect(seen == [["opened", "first"], ["opened", "first", "second"]])
  }

  private var names: [String] { ring.events.map(\.name.description) }

  @Test("that is off evaluates no payload and costs no event", .proves(.g7, .core))
  func off() {
    var evaluated = 0
    func payload() -> Int {
      evaluated += 1
      return 1
    }
    Trace.off.record(.state, "changed", payload: payload())
    let outcome = Trace.off.record(.state, "changed", payload: payload()) { "done" }
    let app = LifetimeScope("App")
    app.deliver(.event, "saved", to: "Joint", payload: payload()) {
      app.deliver(.event, "again", to: "Joint", payload: payload()) {}
    }
    #expect(evaluated == 0)
    #expect(outcome == "done")
    #expect(!app.trace.isOn)
    #expect(app.trace === Trace.off)
  }

  @Test("keeps payloads only on request", .proves(.g7, .core))
  func payloads() {
    var evaluated = 0
    func payload() -> Int {
      evaluated += 1
      return 42
    }
    app.deliver(.event, "saved", to: "Joint", payload: payload()) {}
    app.trace.record(.state, "changed", payload: payload())
    #expect(evaluated == 0)
    #expect(ring.events.allSatisfy { $0.payload == nil })

    let asked = TraceRing()
    let trace = Trace(payloads: true, sinks: [asked])
    trace.record(.state, "changed", payload: payload())
    trace.record(.state, "unchanged")
    SerialDispatcher(trace: trace).send(["milk": 2], as: MessageStep(.event, "added")) { _ in }
    #expect(evaluated == 1)
    #expect(asked.events.map { $0.payload?.description } == ["42", nil, "[\"milk\": 2]"])
  }

  @Test("makes a call the cause of what is recorded during it, and gives back what it returns")
  func during() {
    let trace = app.trace
    let sum = trace.record(.intent, "plus", from: "View", to: "Presenter") {
      trace.record(.command, "add", from: "Presenter", to: "Cart") {
        trace.record(.state, "items")
        return 1
      } + 1
    }
    trace.record(.state, "idle")
    #expect(sum == 2)
    #expect(ring.events.map(\.cause) == [nil, nil, 2, 3, nil])
  }

  @Test("forgets the call that threw")
  func throwing() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try app.trace.record(.intent, "plus") { throw Refusal() }
    }
    app.trace.record(.state, "idle")
    #expect(ring.events.last?.cause == nil)
  }

  @Test("keeps its causes apart from another trace's, also inside a task")
  func twoTraces() async {
    let other = TraceRing()
    let otherApp = LifetimeScope("Other", trace: Trace(sinks: [other]))
    app.spawner.spawn("load") {
      otherApp.deliver(.event, "loaded", to: "Core") {}
    }
    while !app.running.isEmpty { await Task.yield() }
    #expect(
      other.events.map(\.description) == [
        "1 lifetime opened (Other)", "2 event loaded: Core (Other)",
      ])
  }

  @Test("tells each sink every event in order, and ignores what a sink records")
  func sinks() {
    let echo = Echo()
    let second = TraceRing()
    let trace = Trace(sinks: [echo, second])
    echo.trace = trace
    trace.record(.state, "one")
    trace.record(.state, "two")
    #expect(echo.heard == ["one", "two"])
    #expect(second.events.map(\.seq) == [1, 2])
  }

  private final class Echo: TraceSink {
    var trace: Trace?
    var heard: [String] = []

    func receive(_ event: TraceEvent) {
      heard.append(event.name.description)
      trace?.record(.state, "echo")
    }
  }
}
