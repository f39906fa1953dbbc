import RoundTable
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A module that has ended", .explored)
struct EndingTests {
  let diary = Diary()
  let habits = Habits()
  let tables = Tables()

  @Test("leaves none of its six parts behind", .proves(.g6, .roundTable))
  func released() throws {
    final class Part {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    var parts: [Part] = []
    tables.open(Counter.assembly(diary, habits, watch: { parts.append(Part($0)) }))
    try #require(tables.top).link.notify(intent: .plusTapped)
    #expect(parts.count == 6)
    #expect(parts.allSatisfy { $0.object != nil })
    tables.stage.systemBack()
    #expect(parts.allSatisfy { $0.object == nil })
    #expect(tables.scope.leaks.isEmpty)
  }

  @Test("is not kept by a parent that keeps what it was given", .proves(.g6, .roundTable))
  func assembledKept() throws {
    weak var core: CounterCore?
    let module = try #require(
      tables.open(Counter.assembly(diary, habits, watch: { core = core ?? ($0 as? CounterCore) })))
    #expect(core != nil)
    tables.stage.systemBack()
    #expect(core == nil)
    #expect(!module.isAlive)
    module.take(input: .reset)
  }

  @Test(
    "drops and counts what is said to it by whoever kept a port or its view",
    .proves(.g4, .roundTable))
  func late() throws {
    var kept: RTJointPort<Counter>?
    habits.joint = { intent, port, _ in if intent == .openTapped { kept = port } }
    tables.open(Counter.assembly(diary, habits))
    let view = try #require(tables.top)
    view.link.notify(intent: .openTapped)
    tables.stage.systemBack()
    let dropped = tables.scope.dropped
    _ = diary.read()
    view.link.notify(intent: .plusTapped)
    kept?.notify(input: .reset)
    kept?.notifyOut(output: .left)
    #expect(diary.lines.isEmpty)
    #expect(tables.scope.dropped == dropped + 3)
  }

  @Test(
    "shows nothing more in a view that has gone, though its pipeline is still held",
    .proves(.g4, .roundTable))
  func viewGone() throws {
    let place = try #require(tables.place)
    var kept: RTCorePort<Counter>?
    habits.run = { kept = $0 }
    var view: (any Screen)? = Counter.assembly(diary, habits)(place).takeScreen()
    #expect(view is CounterView)
    _ = diary.read()
    view = nil
    kept?.notify(event: .counted(1))
    #expect(diary.lines.isEmpty)
  }

  @Test(
    "from inside its own handler, drops what that handler had asked for",
    .proves(.g4, .roundTable))
  func closedByItself() throws {
    habits.joint = { intent, port, place in
      guard intent == .leaveTapped else { return }
      port.notify(input: .reset)
      place.close()
    }
    tables.open(Counter.assembly(diary, habits))
    var view = tables.top
    _ = diary.read()
    view?.link.notify(intent: .leaveTapped)
    view = nil
    #expect(tables.top == nil)
    #expect(
      diary.read().prefix(3) == [
        "core intent leaveTapped", "presenter intent leaveTapped", "joint intent leaveTapped",
      ])
    #expect(tables.scope.leaks.isEmpty)
  }

  @Test("is over before it begins where its surface has gone", .proves(.g4, .roundTable))
  func nowhere() {
    var tables: Tables? = Tables()
    let place = tables?.place
    tables = nil
    let module = place.map(Counter.assembly(diary, habits))
    #expect(module?.isAlive == false)
    #expect(diary.lines.isEmpty)
  }

  @Test(
    "hears no answer of a service that comes later, and did not wait for it",
    .proves(.g4, .roundTable), .proves(.g8, .roundTable))
  func lateAnswer() async throws {
    let gate = TestGate<Int>()
    habits.load = { (try? await gate.value()) ?? 0 }
    tables.open(Counter.assembly(diary, habits))
    try #require(tables.top).link.notify(intent: .loadTapped)
    while gate.waiters == 0 { await Task.yield() }
    #expect(tables.scope.running == ["await"])
    tables.stage.systemBack()
    _ = diary.read()
    gate.open(with: 5)
    while !tables.scope.running.isEmpty { await Task.yield() }
    #expect(diary.lines.isEmpty)
  }

  @Test("hears the answer in its turn while it is there", .proves(.g7, .roundTable))
  func answer() async throws {
    tables.open(Counter.assembly(diary, habits))
    try #require(tables.top).link.notify(intent: .loadTapped)
    _ = diary.read()
    while diary.lines.count < 3 { await Task.yield() }
    #expect(
      diary.read() == [
        "presenter event loaded(7)", "joint event loaded(7)", "view show(\"0\")",
      ])
  }
}
