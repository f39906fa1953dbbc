import Testing
import VignolaCore
import VignolaTesting

@Suite("The trace of navigation")
@MainActor struct NavigationTraceTests {
  @Test("every verb, every removal and every refusal is a step", .proves(.g7, .core))
  func steps() throws {
    let theatre = Theatre()
    let surface = theatre.surface
    surface.setTabs([{ _ in Home() }, { _ in Home() }])
    surface.select(1)
    surface.push { _ in Detail() }
    surface.present { _ in Sheet() }
    surface.alert("Sure?")
    surface.dismiss()
    surface.dismiss()
    surface.pop()
    surface.pop()
    surface.setRoot { _ in Other() }

    #expect(
      theatre.steps == [
        "setTabs", "select", "push", "present", "alert", "dismiss", "alert ended", "dismiss",
        "removed by code", "pop", "removed by code", "pop refused", "setRoot", "replaced",
        "replaced",
      ])
  }

  @Test("what a removal leads to has it as cause", .proves(.g7, .core))
  func cause() {
    let theatre = Theatre()
    theatre.surface.setRoot { _ in Home() }
    theatre.surface.push({ _ in Detail() }) { _ in
      theatre.scope.deliver(.event, "refresh", to: "Core") {}
    }

    theatre.stage.systemBack()

    theatre.ring.expect("event refresh", because: "navigate onRemoved")
  }

  @Test("a screen's name is a payload, kept when payloads are")
  func payload() {
    let theatre = Theatre()
    theatre.surface.setRoot { _ in Home() }
    theatre.surface.push { _ in Detail() }
    theatre.surface.pop()

    let removed = theatre.ring.events.last { $0.name.description == "removed by code" }
    #expect(removed?.payload?.description == "Detail")
    #expect(removed?.module.description == "App")
  }
}
