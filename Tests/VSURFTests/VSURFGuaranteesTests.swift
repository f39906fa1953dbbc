import Testing
import VSURF
import VignolaCore
import VignolaTesting

@MainActor @Suite("A VSURF flow", .explored)
struct VSURFGuaranteesTests {
  final class Witness {}

  @Test(
    "a command given while an output is told waits until every holder has it",
    .proves(.g1, .vsurf))
  func commandInsideObserver() {
    let scope = LifetimeScope("Flow")
    let unit = CounterUnit(in: scope)
    let first = Witness()
    let second = Witness()
    var told: [String] = []
    unit.count.bind(to: first) { _, count in
      told.append("first \(count)")
      if count == 1 { unit.add(10) }
    }
    unit.count.bind(to: second) { _, count in told.append("second \(count)") }
    told = []
    unit.add(1)
    #expect(told == ["first 1", "second 1", "first 11", "second 11"])
  }

  @Test(
    "a touch goes view, holder, unit, and what comes of it unit, holder: each after the one before",
    .proves(.g2, .vsurf), .proves(.g7, .vsurf))
  func publishedOrder() {
    let ring = TraceRing(capacity: 100)
    let scope = LifetimeScope("Flow", trace: Trace(sinks: [ring]))
    let holder = CounterHolder(counter: CounterUnit(in: scope), in: scope)
    let before = ring.events.count
    WeakHandle<any CounterViewOutput>(holder) { $0 }.target?.plusTapped()
    let messages = ring.events.dropFirst(before)
    #expect(messages.map(\.kind) == [.intent, .command, .output, .state])
    #expect(messages.map { "\($0.name)" } == ["plusTapped", "add", "CounterUnit.count", "state"])
    let numbers = messages.map(\.seq)
    #expect(messages.map(\.cause) == [nil, numbers[0], numbers[1], numbers[2]])
    #expect(holder.state == "1 counted")
  }

  @Test("holders hear a unit in the order they were bound", .proves(.g2, .vsurf))
  func holdersInOrder() {
    let unit = CounterUnit(in: LifetimeScope("Flow"))
    let witnesses = (0..<5).map { _ in Witness() }
    var order: [Int] = []
    for (number, witness) in witnesses.enumerated() {
      unit.count.bind(to: witness) { _, _ in order.append(number) }
    }
    order = []
    unit.add(1)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test("a command is carried out once, however many listen, and also when nobody does")
  func listenersCarryNothingOut() {
    for listeners in [0, 1, 3] {
      let unit = CounterUnit(in: LifetimeScope("Flow"))
      let witnesses = (0..<listeners).map { _ in Witness() }
      var told = 0
      for witness in witnesses { unit.count.bind(to: witness) { _, _ in told += 1 } }
      told = 0
      unit.add(1)
      #expect(unit.count.value == 1)
      #expect(told == listeners)
    }
  }

  @Test(
    "answers that come in any order are all in the state, one after the other", .proves(.g8, .vsurf)
  )
  func answers() async throws {
    let scope = LifetimeScope("Flow", trace: Exploration.trace)
    let unit = CounterUnit(in: scope)
    let holder = CounterHolder(counter: unit, in: scope)
    let gate = TestGate<Int>()
    for _ in 0..<3 {
      scope.spawner.spawn("load") {
        if let number = try? await gate.value() { unit.add(number) }
      }
    }
    for number in [1, 10, 100] { gate.open(with: number) }
    try await settle(scope)
    #expect(holder.state == "111 counted")
  }

  @Test("a command after the flow has closed changes nothing and is counted", .proves(.g4, .vsurf))
  func lateCommand() {
    let scope = LifetimeScope("Flow")
    let unit = CounterUnit(in: scope)
    let holder = CounterHolder(counter: unit, in: scope)
    scope.close()
    holder.plusTapped()
    unit.add(1)
    #expect(unit.count.value == 0)
    #expect(holder.state == "0 counted")
    #expect(scope.dropped == 2)
  }

  @Test(
    "a flow closed by its own handler drops what that handler had asked for",
    .proves(.g4, .vsurf))
  func closedInsideHandler() {
    let scope = LifetimeScope("Flow")
    let unit = CounterUnit(in: scope)
    scope.deliver(.intent, "leaveTapped", to: "CounterHolder") {
      unit.add(1)
      scope.close()
    }
    #expect(unit.count.value == 0)
    #expect(scope.dropped == 1)
  }

  @Test(
    "nothing of a flow outlives it: holder and unit are released together",
    .proves(.g6, .vsurf))
  func released() {
    let app = LifetimeScope("App")
    weak var unit: CounterUnit?
    weak var holder: CounterHolder?
    do {
      let flow = app.child("Flow")
      let made = CounterUnit(in: flow)
      let shown = CounterHolder(counter: made, in: flow)
      flow.register(made, as: "CounterUnit")
      flow.register(shown, as: "CounterHolder")
      shown.plusTapped()
      unit = made
      holder = shown
      flow.close()
    }
    #expect(unit == nil)
    #expect(holder == nil)
    #expect(app.leaks.isEmpty)
  }

  @Test(
    "a holder that somebody keeps is reported with its owners and what it still listens to",
    .proves(.g6, .vsurf))
  func leakReported() throws {
    let app = LifetimeScope("App")
    let flow = app.child("Flow")
    let unit = CounterUnit(in: flow)
    var kept: () -> Void = {}
    do {
      let sheet = flow.child("Sheet")
      let holder = CounterHolder(counter: unit, in: sheet)
      sheet.register(holder, as: "CounterHolder")
      kept = { holder.plusTapped() }
      sheet.close()
    }
    let report = try #require(app.leaks.first)
    #expect(app.leaks.count == 1)
    #expect(report.object == "CounterHolder")
    #expect(report.owners == ["App", "Flow", "Sheet"])
    #expect(report.subscriptions == ["CounterUnit.count"])
    #expect(report.tasks.isEmpty)
    kept()
    kept = {}
    #expect(app.leaks.isEmpty)
  }

  @Test(
    "the view's handle keeps no holder alive, and a touch on a view that stayed is lost quietly")
  func weakOutput() {
    let scope = LifetimeScope("Flow")
    var holder: CounterHolder? = CounterHolder(counter: CounterUnit(in: scope), in: scope)
    let output = holder.map { WeakHandle<any CounterViewOutput>($0) { $0 } }
    #expect(output?.target != nil)
    holder = nil
    #expect(output?.target == nil)
    output?.target?.plusTapped()
  }
}
