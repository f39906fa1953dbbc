import Testing
import VignolaCore
import VignolaTesting

@Suite("Navigating from onRemoved, and from a screen's own making")
@MainActor struct CallbackTests {
  let theatre = Theatre()
  var surface: NavigationSurface { theatre.surface }

  @Test("what is navigated in onRemoved waits until everyone who has gone was told")
  func waitsForAll() {
    let theatre = theatre
    surface.setRoot { _ in Home() }
    surface.push({ _ in Detail() }, onRemoved: theatre.note("below"))
    surface.push({ _ in Detail() }) { removal in
      theatre.told.append("above \(removal)")
      theatre.surface.push({ _ in Other() }, onRemoved: theatre.note("other"))
      theatre.told.append("pushed on \(theatre.surface.tree)")
    }

    surface.popToRoot()

    #expect(theatre.told == ["above code", "pushed on Home", "below code"])
    #expect("\(surface.tree)" == "Home > Other")
  }

  @Test("dismiss, then present: the next sheet is not lost")
  func dismissThenPresent() {
    let theatre = theatre
    surface.setRoot { _ in Home() }
    surface.present({ _ in Sheet() }) { _ in
      theatre.surface.present({ _ in Other() }, onRemoved: theatre.note("other"))
    }

    theatre.stage.systemDismiss()
    #expect("\(surface.tree)" == "Home / Other")

    theatre.stage.systemDismiss()
    #expect(theatre.told == ["other systemDismiss"])
    #expect("\(surface.tree)" == "Home")
  }

  @Test("a root replaced from the removal of a screen takes the rest along, told once")
  func replacesRoot() {
    let theatre = theatre
    surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home"))
    surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))
    surface.push({ _ in Detail() }) { _ in
      theatre.surface.setRoot { _ in Other() }
    }

    theatre.stage.systemBack()

    #expect(theatre.told == ["detail replaced", "home replaced"])
    #expect("\(surface.tree)" == "Other")
  }

  @Test("onRemoved never runs in the middle of a message", .proves(.g1, .core))
  func afterTheMessage() throws {
    let theatre = theatre
    surface.setRoot { _ in Home() }
    let detail = try #require(
      surface.push({ _ in Detail() }, onRemoved: theatre.note("detail")))

    theatre.scope.deliver(.intent, "done", to: "Joint") {
      detail.close()
      theatre.told.append("closed, \(theatre.surface.tree)")
      theatre.scope.deliver(.event, "later", to: "Core") { theatre.told.append("later") }
    }

    #expect(theatre.told == ["closed, Home", "detail code", "later"])
    theatre.ring.expect("navigate onRemoved", because: "intent done")
  }

  @Test("a screen may push, close and alert with its handle while it is being made")
  func duringMaking() {
    let theatre = theatre
    surface.setRoot { _ in Home() }

    surface.push { handle in
      #expect(handle.isUp)
      handle.push({ _ in Other() }, onRemoved: theatre.note("other"))
      return Detail()
    }
    #expect("\(surface.tree)" == "Home > Detail > Other")

    surface.push(
      { handle in
        #expect(handle.close())
        return Sheet()
      }, onRemoved: theatre.note("closed itself"))
    #expect("\(surface.tree)" == "Home > Detail > Other")
    #expect(theatre.told == ["closed itself code"])
  }

  @Test("a surface that is closed while a screen is made gives no handle, and tells who was coming")
  func closedWhileMaking() {
    let theatre = theatre
    surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home"))

    let handle = surface.push(
      { _ in
        theatre.surface.close()
        return Detail()
      }, onRemoved: theatre.note("detail"))

    #expect(handle == nil)
    #expect(theatre.told == ["detail code", "home code"])
  }

  @Test("a scope that is closed while screens are made leaves no handle, and tells nobody")
  func scopeClosedWhileMaking() {
    let theatre = theatre
    weak var made: Detail?

    let handles = surface.setTabs([
      { _ in
        theatre.scope.close()
        return Home()
      },
      { _ in
        let detail = Detail()
        made = detail
        return detail
      },
    ]) { theatre.told.append("tab \($0) \($1)") }

    #expect(handles.isEmpty)
    #expect(surface.isClosed)
    #expect(made == nil)
    #expect(theatre.told == [])
  }

  @Test("a surface that is closed from onRemoved tells the rest, and stays closed")
  func closesSurface() {
    let theatre = theatre
    surface.setRoot({ _ in Home() }, onRemoved: theatre.note("home"))
    surface.push({ _ in Detail() }, onRemoved: theatre.note("below"))
    surface.push({ _ in Detail() }) { _ in
      theatre.told.append("above")
      theatre.surface.close()
    }

    theatre.stage.systemBack()

    #expect(theatre.told == ["above", "below code", "home code"])
    #expect(surface.isClosed)
  }
}
