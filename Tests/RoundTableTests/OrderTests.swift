import RoundTable
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("At a round table", .explored)
struct OrderTests {
  let diary = Diary()
  let habits = Habits()
  let tables = Tables()

  @Test(
    "an intent is heard by Core, Presenter and Joint, and then what Core made of it",
    .proves(.g1, .roundTable), .proves(.g2, .roundTable))
  func intent() throws {
    tables.open(Counter.assembly(diary, habits))
    _ = diary.read()
    try #require(tables.top).link.notify(intent: .plusTapped)
    #expect(
      diary.read() == [
        "core intent plusTapped", "presenter intent plusTapped", "joint intent plusTapped",
        "presenter event counted(1)", "joint event counted(1)", "view show(\"1\")",
      ])
  }

  @Test("an input is heard by Core and Presenter", .proves(.g2, .roundTable))
  func input() throws {
    let module = try #require(tables.open(Counter.assembly(diary, habits)))
    _ = diary.read()
    module.take(input: .reset)
    #expect(diary.read() == ["core input reset", "presenter input reset"])
  }

  @Test("the first update finds the view that shows it", .proves(.g1, .roundTable))
  func firstUpdate() throws {
    let place = try #require(tables.place)
    habits.view = { [diary] _ in diary.write("view made") }
    let module = Counter.assembly(diary, habits)(place)
    #expect(module.hasScreen)
    #expect(
      diary.read() == ["view made", "core run", "presenter first true", "view show(\"0\")"])
  }

  @Test("what Core says as it begins is heard after the first update", .proves(.g1, .roundTable))
  func start() {
    habits.run = { $0.notify(event: .counted(0)) }
    tables.open(Counter.assembly(diary, habits))
    #expect(
      diary.read() == [
        "core run", "presenter first true", "presenter event counted(0)",
        "joint event counted(0)", "view show(\"0\")", "view show(\"0\")",
      ])
  }

  @Test(
    "what the view says in its own making is heard once the module has begun",
    .proves(.g1, .roundTable))
  func viewInItsMaking() {
    habits.view = { $0.notify(intent: .leaveTapped) }
    tables.open(Counter.assembly(diary, habits))
    #expect(
      diary.read() == [
        "core run", "presenter first true", "view show(\"0\")", "core intent leaveTapped",
        "presenter intent leaveTapped", "joint intent leaveTapped",
      ])
  }

  @Test(
    "a child's output reaches its parent after the child's own message has reached everyone",
    .proves(.g1, .roundTable))
  func tree() throws {
    let child = Diary()
    let childHabits = Habits()
    childHabits.joint = { intent, port, _ in
      if intent == .leaveTapped { port.notifyOut(output: .left) }
    }
    habits.joint = { [diary] intent, port, place in
      guard intent == .openTapped else { return }
      place.push(Counter.assembly(child, childHabits)) { output in
        diary.write("parent hears \(output), child has heard \(child.lines.count)")
        port.notify(input: .heard(1))
        return .keep
      }
    }
    tables.open(Counter.assembly(diary, habits))
    try #require(tables.top).link.notify(intent: .openTapped)
    _ = (diary.read(), child.read())
    try #require(tables.top).link.notify(intent: .plusTapped)
    #expect(child.lines.count == 6)
    #expect(
      diary.read() == [
        "parent hears counted(1), child has heard 6", "core input heard(1)",
        "presenter input heard(1)",
      ])
  }

  @Test("each message is traced with the one it came of", .proves(.g7, .roundTable))
  func traced() throws {
    let ring = TraceRing(capacity: 100)
    let tables = Tables(trace: Trace(sinks: [ring]))
    tables.open(Counter.assembly(diary, habits))
    let before = ring.events.count
    try #require(tables.top).link.notify(intent: .plusTapped)
    let messages = ring.events.dropFirst(before)
    #expect(messages.map(\.kind) == [.intent, .event, .update, .output])
    let intent = messages.first?.seq
    #expect(messages.map(\.module.description) == Array(repeating: "Counter", count: 4))
    #expect(messages.map(\.depth) == [0, 1, 2, 2])
    #expect(messages.dropFirst().first?.cause == intent)
  }
}
