import RoundTable
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A module's parent", .explored)
struct ParentTests {
  let diary = Diary()
  let habits = Habits()
  let tables = Tables()
  let heard = Diary()

  @Test("hears what was said before it attached, in order, and then the rest")
  func buffered() throws {
    let place = try #require(tables.place)
    let module = Counter.assembly(diary, habits)(place)
    let view = try #require(module.takeScreen() as? CounterView)
    view.link.notify(intent: .plusTapped)
    view.link.notify(intent: .plusTapped)
    let attached = module.attach { [heard] in
      heard.write("\($0)")
      return .keep
    }
    view.link.notify(intent: .plusTapped)
    #expect(attached)
    #expect(heard.lines == ["counted(1)", "counted(2)", "counted(3)"])
  }

  @Test("is one: a second attachment changes nothing and says so")
  func attachedTwice() throws {
    let opened = tables.open(Counter.assembly(diary, habits)) { [heard] in
      heard.write("\($0)")
      return .keep
    }
    let module = try #require(opened)
    let attached = module.attach { [heard] _ in
      heard.write("second")
      return .close
    }
    try #require(tables.top).link.notify(intent: .plusTapped)
    #expect(!attached)
    #expect(heard.lines == ["counted(1)"])
  }

  @Test(
    "takes the child away by its answer, once, whatever the child says afterwards",
    .proves(.g5, .roundTable), .proves(.g9, .roundTable))
  func closes() throws {
    var removals: [Removal] = []
    habits.joint = { intent, port, _ in
      guard intent == .leaveTapped else { return }
      port.notifyOut(output: .left)
      port.notifyOut(output: .left)
    }
    let opened = tables.place?.push(
      Counter.assembly(diary, habits),
      reduce: { [heard] in
        heard.write("\($0)")
        return .close
      },
      onRemoved: { removals.append($0) })
    let module = try #require(opened)
    try #require(tables.top).link.notify(intent: .leaveTapped)
    #expect(tables.top == nil)
    #expect(removals == [.code])
    #expect(!module.isAlive)
    #expect(heard.lines.first == "left")
  }

  @Test("hears of a child that the user took away", .proves(.g5, .roundTable))
  func systemBack() {
    var removals: [Removal] = []
    tables.place?.push(Counter.assembly(diary, habits), onRemoved: { removals.append($0) })
    tables.stage.systemBack()
    #expect(removals == [.systemBack])
  }

  @Test("opens one child for two taps", .proves(.g9, .roundTable))
  func twoTaps() throws {
    var made = 0
    habits.joint = { [diary] intent, _, place in
      guard intent == .openTapped else { return }
      place.present({ at in
        made += 1
        return Counter.assembly(diary)(at)
      })
    }
    tables.open(Counter.assembly(diary, habits))
    let view = try #require(tables.top)
    view.link.notify(intent: .openTapped)
    view.link.notify(intent: .openTapped)
    #expect(made == 1)
    #expect(tables.surface.tree.layers.count == 2)
  }

  @Test("that is taken away takes its child with it, the child first", .proves(.g5, .roundTable))
  func withItsChild() throws {
    habits.joint = { [diary, heard] intent, _, place in
      guard intent == .openTapped else { return }
      place.push(Counter.assembly(diary), onRemoved: { heard.write("child \($0)") })
    }
    tables.place?.push(
      Counter.assembly(diary, habits), onRemoved: { [heard] in heard.write("parent \($0)") })
    try #require(tables.top).link.notify(intent: .openTapped)
    tables.surface.popToRoot()
    #expect(heard.lines == ["child code", "parent code"])
  }

  @Test("may push a plain screen of a module and hear nothing of it, as in the article")
  func plain() throws {
    var module: RTAssembled<Counter>?
    tables.place?.push({ [diary, habits] place in
      let assembled = Counter.assembly(diary, habits)(place)
      module = assembled
      #expect(assembled.hasScreen)
      return assembled.takeScreen()
    })
    #expect(tables.top != nil)
    #expect(module?.hasScreen == false)
    #expect(!(module?.takeScreen() is CounterView))
    #expect(module?.isAlive == true)
    tables.surface.pop()
    #expect(module?.isAlive == false)
  }
}
