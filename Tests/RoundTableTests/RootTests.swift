import RoundTable
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A module at the root", .explored)
struct RootTests {
  let diary = Diary()
  let habits = Habits()
  let tables = Tables()
  let heard = Diary()

  private func root() -> RTAssembled<Counter>? {
    tables.surface.setRoot(
      Counter.assembly(diary, habits),
      reduce: { [heard] output in
        heard.write("\(output)")
        return .close
      },
      onRemoved: { [heard] in heard.write("removed \($0)") })
  }

  @Test("replaces everything, is heard, and stays whatever the answer", .proves(.g9, .roundTable))
  func replaces() throws {
    let module = try #require(root())
    #expect(tables.surface.tree.layers.map(\.selectedStack.count) == [1])
    try #require(tables.top).link.notify(intent: .plusTapped)
    #expect(heard.lines == ["counted(1)"])
    #expect(module.isAlive)
    #expect(tables.top != nil)
  }

  @Test(
    "is told once, and ends, when another root takes its place",
    .proves(.g5, .roundTable), .proves(.g6, .roundTable))
  func replaced() throws {
    let module = try #require(root())
    tables.surface.setRoot({ _ in Tables.Root() })
    tables.surface.setRoot({ _ in Tables.Root() })
    #expect(heard.lines == ["removed replaced"])
    #expect(!module.isAlive)
    #expect(tables.scope.leaks.isEmpty)
  }

  @Test("of one stack replaces that stack alone, by the handle of any screen in it")
  func ofOneTab() throws {
    let places = tables.surface.setTabs([{ _ in Tables.Root() }, { _ in Tables.Root() }])
    let module = places.first?.setRoot(
      Counter.assembly(diary, habits), onRemoved: { [heard] in heard.write("removed \($0)") })
    #expect(module?.isAlive == true)
    #expect(tables.top != nil)
    #expect(tables.surface.tree.layers[0].stacks.count == 2)
    tables.surface.select(1)
    #expect(heard.lines.isEmpty)
    tables.surface.setRoot({ _ in Tables.Root() })
    #expect(heard.lines == ["removed replaced"])
  }

  @Test("of a surface or a screen that has gone is not made", .proves(.g9, .roundTable))
  func refused() {
    let place = tables.place
    tables.surface.setRoot({ _ in Tables.Root() })
    var made = 0
    let late = place?.setRoot({ at in
      made += 1
      return Counter.assembly(diary, habits)(at)
    })
    tables.surface.close()
    let closed = tables.surface.setRoot({ at in
      made += 1
      return Counter.assembly(diary, habits)(at)
    })
    #expect(late == nil)
    #expect(closed == nil)
    #expect(made == 0)
    #expect(diary.lines.isEmpty)
  }
}
