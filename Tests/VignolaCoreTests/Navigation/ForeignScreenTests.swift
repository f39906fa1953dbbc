import Testing
import VignolaCore
import VignolaTesting

@Suite("Screens that the surface did not put there")
@MainActor struct ForeignScreenTests {
  let theatre = Theatre()
  var surface: NavigationSurface { theatre.surface }

  @Test("appear as foreign, cover what is below, and nobody waits for their removal")
  func pushed() throws {
    let home = try #require(surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home")))

    theatre.stage.foreignPush("Picker")

    #expect("\(surface.tree)" == "Home > (Picker)")
    #expect(surface.tree.visible?.isForeign == true)
    #expect(home.push { _ in Detail() } == nil)
    #expect(surface.push({ _ in Detail() }, onRemoved: theatre.note("detail")) != nil)
    #expect("\(surface.tree)" == "Home > (Picker) > Detail")

    theatre.stage.systemBack()
    theatre.stage.systemBack()

    #expect(theatre.told == ["detail systemBack"])
    #expect("\(surface.tree)" == "Home")
    theatre.ring.expect(order: ["foreign screen came", "foreign screen left"])
  }

  @Test("that foreign code removes take ours along when they are over them")
  func removedFromBelow() throws {
    surface.setRoot { _ in Home() }
    let picker = try #require(theatre.stage.foreignPush("Picker"))
    surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))

    theatre.stage.foreignRemove(picker)

    #expect(theatre.told == ["detail code"])
    #expect("\(surface.tree)" == "Home")
  }

  @Test("can be gone back under, popped and dismissed by us")
  func ourVerbs() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    theatre.stage.foreignPush("Picker")
    #expect(surface.pop())
    theatre.stage.foreignPresent("Camera")
    #expect("\(surface.tree)" == "Home / (Camera)")
    #expect(surface.dismiss())
    theatre.stage.foreignPush("Picker")
    theatre.stage.foreignPresent("Camera")
    #expect(home.popToHere())

    #expect("\(surface.tree)" == "Home")
    #expect(theatre.stage.shown == surface.tree)
  }

  @Test("that were there before the surface stay below its screens")
  func adopted() throws {
    let stage = HeadlessStage()
    let first = NavigationSurface(on: stage, in: theatre.scope)
    first.setRoot { _ in Home() }

    let second = NavigationSurface(on: stage, in: theatre.scope)
    #expect("\(second.tree)" == "(Home)")
    second.push({ _ in Detail() }, onRemoved: theatre.note("detail"))
    #expect("\(second.tree)" == "(Home) > Detail")
    stage.systemBack()

    #expect(theatre.told == ["detail systemBack"])
    #expect("\(second.tree)" == "(Home)")
  }

  @Test("have identities that no screen of a surface has")
  func identities() throws {
    let home = try #require(surface.setRoot { _ in Home() })

    #expect(home.id != .foreign(1))
    #expect(ScreenID.foreign(1) == .foreign(1))
    #expect("\(home.id)" == "#1")
    #expect("\(ScreenID.foreign(1))" == "foreign 1")
  }
}
