import Testing
import VignolaCore
import VignolaTesting

@Suite("What makes no sense is refused and traced, and makes no second screen")
@MainActor struct RefusalTests {
  let theatre = Theatre()
  var surface: NavigationSurface { theatre.surface }

  /// How many screens were made by `make`.
  final class Count {
    var made = 0
    func make(_: ScreenHandle) -> any Screen {
      made += 1
      return Detail()
    }
  }

  @Test("popping an empty surface, an empty stack and a root", .proves(.g9, .core))
  func popEmpty() {
    #expect(!surface.pop())
    #expect(!surface.popToRoot())
    surface.setRoot { _ in Home() }
    #expect(!surface.pop())
    #expect(!surface.popToRoot())

    #expect("\(surface.tree)" == "Home")
    #expect(
      theatre.steps == [
        "pop refused", "popToRoot refused", "setRoot", "pop refused", "popToRoot refused",
      ])
  }

  @Test("dismissing twice", .proves(.g9, .core))
  func dismissTwice() {
    surface.setRoot { _ in Home() }
    surface.present({ _ in Sheet() }, onRemoved: theatre.note("sheet"))

    #expect(surface.dismiss())
    #expect(!surface.dismiss())

    #expect(theatre.told == ["sheet code"])
    #expect("\(surface.tree)" == "Home")
    #expect(theatre.steps.suffix(2) == ["removed by code", "dismiss refused"])
  }

  @Test("a double tap on a button that pushes", .proves(.g9, .core))
  func doublePush() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    let count = Count()

    #expect(home.push(count.make) != nil)
    #expect(home.push(count.make) == nil)

    #expect(count.made == 1, "the second screen was not even made")
    #expect("\(surface.tree)" == "Home > Detail")
    #expect(theatre.steps.last == "push refused")
  }

  @Test("a double tap on a button that presents", .proves(.g9, .core))
  func doublePresent() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    let count = Count()

    #expect(home.present(count.make) != nil)
    #expect(home.present(count.make) == nil)

    #expect(count.made == 1)
    #expect("\(surface.tree)" == "Home / Detail")
  }

  @Test("a double tap on a button that closes", .proves(.g9, .core))
  func doubleClose() throws {
    surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home"))
    surface.push({ _ in Other() }, onRemoved: theatre.note("other"))
    let detail = try #require(
      surface.push({ _ in Detail() }, onRemoved: theatre.note("detail")))

    #expect(detail.close())
    #expect(!detail.close())

    #expect(theatre.told == ["detail code"])
    #expect("\(surface.tree)" == "Home > Other")
  }

  @Test("a push of a second screen from inside the making of the first")
  func pushWhileMaking() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    let count = Count()

    home.push { _ in
      #expect(home.push(count.make) == nil)
      return Detail()
    }

    #expect(count.made == 0)
    #expect("\(surface.tree)" == "Home > Detail")
  }

  @Test("every verb of a handle whose screen has left", .proves(.g9, .core))
  func deadHandle() throws {
    surface.setRoot { _ in Home() }
    let detail = try #require(surface.push { _ in Detail() })
    theatre.stage.systemBack()
    let count = Count()
    let before = surface.tree

    #expect(detail.push(count.make) == nil)
    #expect(detail.present(count.make) == nil)
    #expect(detail.setRoot(count.make) == nil)
    #expect(!detail.popToHere())
    #expect(!detail.close())
    #expect(!detail.alert("Hello") { theatre.told.append("alert") })

    #expect(count.made == 0)
    #expect(theatre.told == [])
    #expect(surface.tree == before)
    #expect(
      theatre.steps.suffix(6) == [
        "push refused", "present refused", "setRoot refused", "pop(to:) refused", "close refused",
        "alert refused",
      ])
  }

  @Test("pushing from a screen that is covered by a screen, a sheet or an alert")
  func covered() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    let detail = try #require(home.push { _ in Detail() })
    #expect(home.isCovered)
    #expect(home.push { _ in Other() } == nil)
    #expect(home.present { _ in Other() } == nil)

    let sheet = try #require(detail.present { _ in Sheet() })
    #expect(detail.isCovered)
    #expect(detail.push { _ in Other() } == nil)

    sheet.alert("Wait")
    #expect(sheet.isCovered)
    #expect(sheet.push { _ in Other() } == nil)
    #expect(sheet.present { _ in Other() } == nil)
    #expect(!sheet.alert("Again"))
    #expect(surface.push { _ in Other() } == nil)
    #expect("\(surface.tree)" == #"Home > Detail / Sheet "Wait""#)

    theatre.stage.closeAlert()
    #expect(!sheet.isCovered)
    #expect(sheet.push { _ in Other() } != nil)
  }

  @Test("a screen that is up already is not put up again, wherever it is", .proves(.g9, .core))
  func duplicate() {
    let home = Home()
    let detail = Detail()
    surface.setRoot({ _ in home }, onRemoved: theatre.note("home"))
    surface.push({ _ in detail }, onRemoved: theatre.note("detail"))

    #expect(surface.push({ _ in detail }, onRemoved: theatre.note("again")) == nil)
    #expect(surface.present({ _ in home }, onRemoved: theatre.note("again")) == nil)
    #expect(surface.setTabs([{ _ in Other() }, { _ in home }]).isEmpty)
    let twice = Other()
    #expect(surface.setTabs([{ _ in twice }, { _ in twice }]).isEmpty)

    #expect("\(surface.tree)" == "Home > Detail")
    #expect(surface.tree == surface.target)
    #expect(theatre.told == [])
    theatre.ring.expect(order: ["push", "push refused", "present refused", "setTabs refused"])

    surface.pop()
    #expect(surface.push { _ in detail } != nil, "it has left, so it may come again")
    #expect(theatre.told == ["detail code"])
  }

  @Test("what was put over a screen that turns out to be up already leaves with it")
  func duplicateWithChild() {
    let home = Home()
    surface.setRoot { _ in home }

    let handle = surface.push(
      { handle in
        handle.push({ _ in Detail() }, onRemoved: theatre.note("detail"))
        return home
      }, onRemoved: theatre.note("again"))

    #expect(handle == nil)
    #expect("\(surface.tree)" == "Home")
    #expect(theatre.told == ["detail code"])
  }

  @Test("tabs without a tab, a tab that is not there, one that is selected, and no tabs at all")
  func tabs() {
    #expect(surface.setTabs([]).isEmpty)
    #expect(surface.setTabs([{ _ in Home() }], selected: 1).isEmpty)
    #expect(!surface.select(0))
    surface.setTabs([{ _ in Home() }, { _ in Other() }])
    #expect(!surface.select(0))
    #expect(!surface.select(2))
    #expect(!surface.select(-1))

    #expect("\(surface.tree)" == "[*Home | Other]")
  }

  @Test("closing the root or a tab's first screen; a sheet's first screen takes the sheet along")
  func closingRoots() throws {
    let tabs = surface.setTabs([{ _ in Home() }, { _ in Other() }])
    #expect(tabs.allSatisfy { !$0.close() })

    let sheet = try #require(tabs[0].present { _ in Sheet() })
    #expect(sheet.close())
    #expect("\(surface.tree)" == "[*Home | Other]")
  }

  @Test("presenting from a tab that is not selected; pushing there is allowed")
  func backgroundTab() {
    let tabs = surface.setTabs([{ _ in Home() }, { _ in Other() }])

    #expect(tabs[1].present { _ in Sheet() } == nil)
    #expect(tabs[1].push { _ in Detail() } != nil)
    #expect("\(surface.tree)" == "[*Home | Other > Detail]")
  }

  @Test("coming back to a screen that is visible already, or that is gone")
  func popTo() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    let detail = try #require(home.push { _ in Detail() })

    #expect(!detail.popToHere())
    #expect(!surface.pop(to: detail.id))
    #expect(home.popToHere())
    #expect(!surface.pop(to: detail.id))
    #expect("\(surface.tree)" == "Home")
  }
}
