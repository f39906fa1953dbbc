import Testing
import VignolaCore
import VignolaTesting

@Suite("A screen that is gone is told once, the deepest first")
@MainActor struct RemovalTests {
  @Test("removed by code", .proves(.g5, .core))
  func byCode() {
    let theatre = Theatre()
    theatre.surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home"))
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))

    theatre.surface.pop()

    #expect(theatre.told == ["detail code"])
    #expect("\(theatre.surface.tree)" == "Home")
    #expect(theatre.stage.shown == theatre.surface.tree)
  }

  @Test("the system's back button", .proves(.g5, .core))
  func systemBack() {
    let theatre = Theatre()
    theatre.surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home"))
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))

    theatre.stage.systemBack()

    #expect(theatre.told == ["detail systemBack"])
    #expect("\(theatre.surface.tree)" == "Home")
  }

  @Test("the back button's menu takes several screens at once", .proves(.g5, .core))
  func backMenu() throws {
    let theatre = Theatre()
    let home = try #require(theatre.surface.setRoot({ _ in Home() }))
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("one"))
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("two"))

    #expect(theatre.stage.systemBack(to: home.id))

    #expect(theatre.told == ["two systemBack", "one systemBack"])
  }

  @Test("a back swipe that is cancelled removes nothing; one that is finished does")
  func swipe() {
    let theatre = Theatre()
    theatre.surface.setRoot({ _ in Home() })
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))
    let before = theatre.surface.tree

    #expect(theatre.stage.beginBackSwipe())
    #expect(theatre.told == [])
    #expect(theatre.stage.cancelBackSwipe())

    #expect(theatre.told == [])
    #expect(theatre.surface.tree == before)

    theatre.stage.beginBackSwipe()
    #expect(theatre.told == [])
    #expect(theatre.stage.finishBackSwipe())

    #expect(theatre.told == ["detail systemBack"])
    #expect("\(theatre.surface.tree)" == "Home")
    #expect(!theatre.stage.beginBackSwipe(), "a root is not swiped away")
  }

  @Test("a sheet that the user pulls down takes the stack on it along")
  func systemDismiss() {
    let theatre = Theatre()
    theatre.nestThreeDeep()

    theatre.stage.systemDismiss()

    #expect(theatre.told == ["other systemDismiss", "sheet systemDismiss"])
    #expect("\(theatre.surface.tree)" == "[Home | *Home > Detail]")
  }

  @Test("another root takes everything, three deep", .proves(.g5, .core))
  func rootReplaced() {
    let theatre = Theatre()
    theatre.nestThreeDeep()

    theatre.surface.setRoot { _ in Other() }

    #expect(
      theatre.told == [
        "other replaced", "sheet replaced", "detail replaced", "tab 1 replaced", "tab 0 replaced",
      ])
    #expect("\(theatre.surface.tree)" == "Other")
  }

  @Test("other tabs take everything, three deep", .proves(.g5, .core))
  func tabsReplaced() {
    let theatre = Theatre()
    theatre.nestThreeDeep()

    theatre.surface.setTabs([{ _ in Detail() }, { _ in Other() }])

    #expect(
      theatre.told == [
        "other replaced", "sheet replaced", "detail replaced", "tab 1 replaced", "tab 0 replaced",
      ])
    #expect("\(theatre.surface.tree)" == "[*Detail | Other]")
  }

  @Test("selecting a tab, by code or by the user, removes nothing", .proves(.g5, .core))
  func select() {
    let theatre = Theatre()
    theatre.nestThreeDeep()
    theatre.surface.dismiss()
    theatre.told = []

    #expect(theatre.surface.select(0))
    #expect(theatre.stage.selectTab(1))
    #expect(!theatre.stage.selectTab(1))
    #expect(theatre.surface.select(0))

    #expect(theatre.told == [])
    #expect("\(theatre.surface.tree)" == "[*Home | Home > Detail]")
    #expect(theatre.steps.contains("tab selected"))
  }

  @Test("code that closes the screen below takes what the user would have had to close first")
  func closeFromBelow() throws {
    let theatre = Theatre()
    theatre.surface.setRoot { _ in Home() }
    let detail = try #require(
      theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail")))
    let sheet = try #require(
      detail.present({ _ in Sheet() }, onRemoved: theatre.note("sheet")))
    sheet.push({ _ in Other() }, onRemoved: theatre.note("other"))
    theatre.surface.alert("Sure?") { theatre.told.append("alert") }

    #expect(detail.close())

    #expect(theatre.told == ["alert", "other code", "sheet code", "detail code"])
    #expect("\(theatre.surface.tree)" == "Home")
  }

  @Test("a new root in one tab tells that tab's screens and leaves the other tabs")
  func rootOfOneTab() throws {
    let theatre = Theatre()
    let tabs = theatre.surface.setTabs([{ _ in Home() }, { _ in Home() }]) {
      theatre.told.append("tab \($0) \($1)")
    }
    theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))

    tabs[0].setRoot { _ in Other() }

    #expect(theatre.told == ["detail replaced", "tab 0 replaced"])
    #expect("\(theatre.surface.tree)" == "[*Other | Home]")
    #expect(tabs[1].isUp)
    #expect(!tabs[0].isUp)
  }

  @Test("closing the surface tells everyone, once, and no verb works afterwards")
  func closed() {
    let theatre = Theatre()
    theatre.nestThreeDeep()

    theatre.surface.close()
    theatre.surface.close()

    #expect(
      theatre.told == ["other code", "sheet code", "detail code", "tab 1 code", "tab 0 code"])
    var made = 0
    let root = theatre.surface.setRoot { _ in
      made += 1
      return Home()
    }
    #expect(root == nil)
    #expect(made == 0, "the screen was not even made")
    #expect(!theatre.surface.pop())
    #expect(!theatre.stage.systemDismiss() || theatre.told.count == 5)
    #expect(theatre.surface.tree == NavigationTree())
  }

  @Test("the scope closed: screens are released, and nobody is told any more", .proves(.g4, .core))
  func scopeClosed() {
    let theatre = Theatre()
    theatre.nestThreeDeep()
    weak let sheet = theatre.surface.tree.layers[1].stacks[0].first.flatMap {
      theatre.surface.screen($0.id)
    }
    #expect(sheet != nil)

    theatre.scope.close()

    #expect(theatre.told == [])
    #expect(theatre.surface.isClosed)
    #expect(sheet == nil)
  }
}
