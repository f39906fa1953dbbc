import Testing
import VignolaCore
import VignolaTesting

@Suite("An alert and its end")
@MainActor struct AlertTests {
  let theatre = Theatre()
  var surface: NavigationSurface { theatre.surface }

  @Test("is over the topmost layer until the user answers it; its end is told once")
  func answered() {
    let theatre = theatre
    surface.setRoot { _ in Home() }
    surface.present { _ in Sheet() }

    #expect(surface.alert("Sure?", message: "It cannot be undone") { theatre.told.append("end") })
    #expect(surface.tree.visibleAlert?.title == "Sure?")
    #expect(surface.tree.visibleAlert?.message == "It cannot be undone")
    #expect(!theatre.stage.systemDismiss(), "the alert has to be answered first")
    #expect(!theatre.stage.systemBack())
    #expect(theatre.told == [])

    #expect(theatre.stage.closeAlert())
    #expect(!theatre.stage.closeAlert())

    #expect(theatre.told == ["end"])
    #expect("\(surface.tree)" == "Home / Sheet")
  }

  @Test("goes with its layer, and before it")
  func goesWithLayer() {
    let theatre = theatre
    surface.setRoot { _ in Home() }
    surface.present({ _ in Sheet() }, onRemoved: theatre.note("sheet"))
    surface.alert("Sure?") { theatre.told.append("alert") }

    surface.setRoot { _ in Other() }

    #expect(theatre.told == ["alert", "sheet replaced"])
    #expect("\(surface.tree)" == "Other")
  }

  @Test("is taken away by dismiss, before the sheet under it")
  func dismissed() {
    let theatre = theatre
    surface.setRoot { _ in Home() }
    surface.present({ _ in Sheet() }, onRemoved: theatre.note("sheet"))
    surface.alert("Sure?") { theatre.told.append("alert") }

    surface.dismiss()
    #expect(theatre.told == ["alert"])
    surface.dismiss()
    #expect(theatre.told == ["alert", "sheet code"])
  }

  @Test("may be followed by another from its end")
  func another() {
    let theatre = theatre
    let surface = surface
    surface.setRoot { _ in Home() }
    surface.alert("First") { surface.alert("Second") { theatre.told.append("second") } }

    theatre.stage.closeAlert()
    #expect(surface.tree.visibleAlert?.title == "Second")
    theatre.stage.closeAlert()

    #expect(theatre.told == ["second"])
    #expect(surface.tree.visibleAlert == nil)
  }

  @Test("of a covered screen is shown over what covers it")
  func fromCovered() throws {
    let home = try #require(surface.setRoot { _ in Home() })
    home.present { _ in Sheet() }

    #expect(home.alert("Lost the connection"))

    #expect("\(surface.tree)" == #"Home / Sheet "Lost the connection""#)
  }

  @Test("needs something to be over")
  func empty() {
    #expect(!surface.alert("Hello") { theatre.told.append("never") })
    #expect(theatre.told == [])
  }
}
