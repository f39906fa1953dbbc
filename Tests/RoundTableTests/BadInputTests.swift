import RoundTable
import Testing
import VignolaCore
import VignolaTesting

/// What a module is given that it should not be given: each is answered as its type says, and can be
/// seen in the trace.
@MainActor @Suite("Round Table, given what it should not be given,", .explored)
struct BadInputTests {
  let diary = Diary()
  let habits = Habits()
  let ring = TraceRing(capacity: 500)
  let tables: Tables

  init() {
    tables = Tables(trace: Trace(sinks: [ring]))
  }

  /// The lifetime steps of modules since the ring was last emptied, without those of every life.
  private var steps: [String] {
    ring.events.filter { event in
      event.kind == .lifetime && event.module.description == "Counter"
        && !["opened", "registered", "closed"].contains(event.name.description)
    }.map { event in
      event.to.description.isEmpty ? "\(event.name)" : "\(event.name) \(event.to)"
    }
  }

  @Test("an output before the parent attaches, keeps it and says so", .proves(.g7, .roundTable))
  func outputBeforeParent() throws {
    let place = try #require(tables.place)
    let module = Counter.assembly(diary, habits)(place)
    let view = try #require(module.takeScreen() as? CounterView)
    ring.removeAll()
    view.link.notify(intent: .plusTapped)
    #expect(steps == ["output waits for a parent"])
    ring.removeAll()
    var heard: [Counter.JointOutput] = []
    module.attach {
      heard.append($0)
      return .keep
    }
    view.link.notify(intent: .plusTapped)
    #expect(heard == [.counted(1), .counted(2)])
    #expect(steps.isEmpty)
  }

  @Test("a second parent, keeps the first and says so", .proves(.g7, .roundTable))
  func secondParent() throws {
    let module = try #require(tables.open(Counter.assembly(diary, habits)))
    ring.removeAll()
    let attached = module.attach { _ in .close }
    #expect(!attached)
    #expect(steps == ["second parent refused"])
    tables.stage.systemBack()
    let late = module.attach { _ in .close }
    #expect(!late)
  }

  @Test(
    "a message from a closed module, drops it, counts it and says so",
    .proves(.g4, .roundTable), .proves(.g7, .roundTable))
  func messageFromClosed() throws {
    var kept: RTCorePort<Counter>?
    habits.run = { kept = $0 }
    let module = try #require(tables.open(Counter.assembly(diary, habits)))
    let view = try #require(tables.top)
    tables.stage.systemBack()
    let dropped = tables.scope.dropped
    _ = diary.read()
    ring.removeAll()
    view.link.notify(intent: .plusTapped)
    kept?.notify(event: .counted(1))
    module.take(input: .reset)
    #expect(diary.lines.isEmpty)
    #expect(
      steps == ["ViewIntent (dropped)", "CoreEvent (dropped)", "JointInput (dropped)"])
    #expect(tables.scope.dropped == dropped + 3)
  }

  @Test(
    "an answer after its end, drops it, counts it and says so, and was not kept for it",
    .proves(.g4, .roundTable), .proves(.g6, .roundTable))
  func answerAfterEnd() async throws {
    let gate = TestGate<Int>()
    habits.load = { (try? await gate.value()) ?? 0 }
    var answer: ((Int) -> Void)?
    habits.run = { port in
      answer = port.callback { number, port in port.notify(event: .loaded(number)) }
    }
    weak var core: CounterCore?
    tables.open(
      Counter.assembly(diary, habits, watch: { core = core ?? ($0 as? CounterCore) }))
    try #require(tables.top).link.notify(intent: .loadTapped)
    while gate.waiters == 0 { await Task.yield() }
    tables.stage.systemBack()
    #expect(core == nil)
    let dropped = tables.scope.dropped
    _ = diary.read()
    ring.removeAll()
    answer?(5)
    #expect(steps == ["callback (dropped)"])
    gate.open(with: 5)
    while !tables.scope.running.isEmpty { await Task.yield() }
    #expect(steps == ["callback (dropped)", "await (dropped)"])
    #expect(tables.scope.dropped == dropped + 2)
    #expect(diary.lines.isEmpty)
  }

  @Test(
    "a joint that closes its own module from a handler, finishes that message and drops the rest",
    .proves(.g4, .roundTable), .proves(.g7, .roundTable))
  func closedFromHandler() throws {
    var removals: [Removal] = []
    habits.joint = { intent, port, place in
      guard intent == .leaveTapped else { return }
      place.close()
      place.close()
      port.notifyOut(output: .left)
      port.notify(input: .reset)
    }
    var heard: [Counter.JointOutput] = []
    tables.place?.push(
      Counter.assembly(diary, habits),
      reduce: {
        heard.append($0)
        return .keep
      }, onRemoved: { removals.append($0) })
    let view = try #require(tables.top)
    _ = diary.read()
    ring.removeAll()
    view.link.notify(intent: .leaveTapped)
    #expect(
      diary.read() == [
        "core intent leaveTapped", "presenter intent leaveTapped", "joint intent leaveTapped",
      ])
    #expect(removals == [.code])
    #expect(heard.isEmpty)
    #expect(steps == ["JointOutput (dropped)", "JointInput (dropped)"])
  }

  @Test(
    "a dismissal while its child is presented, ends the child first and hears nothing of it",
    .proves(.g4, .roundTable), .proves(.g5, .roundTable))
  func dismissedUnderChild() throws {
    let child = Diary()
    var told: [String] = []
    var inner: RTAssembled<Counter>?
    habits.joint = { intent, port, place in
      guard intent == .openTapped else { return }
      inner = place.present(
        Counter.assembly(child),
        reduce: { _ in
          told.append("output")
          return .close
        },
        onRemoved: { removal in
          told.append("child \(removal)")
          port.notify(input: .heard(1))
        })
    }
    let outer = tables.place?.present(
      Counter.assembly(diary, habits), onRemoved: { told.append("parent \($0)") })
    try #require(tables.top).link.notify(intent: .openTapped)
    let (innerView, module) = (try #require(tables.top), try #require(outer))
    #expect(inner?.isAlive == true)
    _ = (diary.read(), child.read())
    ring.removeAll()
    tables.surface.pop(to: try #require(tables.surface.tree.layers[0].selectedStack.first).id)
    #expect(told == ["child code", "parent code"])
    #expect(inner?.isAlive == false)
    #expect(!module.isAlive)
    innerView.link.notify(intent: .plusTapped)
    #expect(child.lines.isEmpty)
    #expect(told.count == 2)
    #expect(steps == ["JointInput (dropped)", "ViewIntent (dropped)"])
  }

  @Test(
    "a view that sends during its own creation, hears it once it has begun, and traces it so",
    .proves(.g1, .roundTable), .proves(.g7, .roundTable))
  func viewSendsInCreation() {
    habits.view = { $0.notify(intent: .plusTapped) }
    ring.removeAll()
    tables.open(Counter.assembly(diary, habits))
    let messages = ring.events.filter { event in
      event.module.description == "Counter"
        && ([.intent, .event, .update].contains(event.kind) || event.name.description == "started")
    }
    #expect(
      messages.map(\.name.description) == [
        "started", "PresenterUpdate", "ViewIntent", "CoreEvent", "PresenterUpdate",
      ])
    #expect(diary.lines.last == "view show(\"1\")")
  }

  @Test(
    "a surface that was closed, counts what its view says in its making", .proves(.g4, .roundTable))
  func closedSurface() throws {
    let place = try #require(tables.place)
    tables.scope.close()
    let dropped = tables.scope.dropped
    habits.view = { $0.notify(intent: .plusTapped) }
    let module = Counter.assembly(diary, habits)(place)
    #expect(!module.isAlive)
    #expect(diary.lines.isEmpty)
    #expect(tables.scope.dropped == dropped + 2)
  }

  @Test("two askers for one screen, gives it to the first and says so", .proves(.g9, .roundTable))
  func screenTwice() throws {
    let place = try #require(tables.place)
    let module = Counter.assembly(diary, habits)(place)
    let first = module.takeScreen()
    ring.removeAll()
    let second = module.takeScreen()
    #expect(first is CounterView)
    #expect(!(second is CounterView))
    #expect(steps == ["screen asked for again"])
  }
}
