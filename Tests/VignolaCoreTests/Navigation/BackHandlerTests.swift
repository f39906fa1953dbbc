import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A screen that asks before the user goes back")
struct BackHandlerTests {
  let theatre = Theatre()
  let gate = TestGate<Bool>()

  /// Home, and over it a screen that asks.
  func openEdit() -> ScreenHandle? {
    theatre.surface.setRoot({ _ in Home() })
    let place = theatre.surface.push({ _ in Detail() }, onRemoved: theatre.note("detail"))
    ask(at: place)
    return place
  }

  func ask(at place: ScreenHandle?) {
    place?.askBeforeBack { [theatre, gate] in
      theatre.told.append("asked")
      return (try? await gate.value()) ?? false
    }
  }

  func asked() async {
    while gate.waiters == 0 { await Task.yield() }
  }

  func answer(_ mayLeave: Bool) async {
    gate.open(with: mayLeave)
    while !theatre.scope.running.isEmpty { await Task.yield() }
  }

  @Test("leaves when the answer is yes, as if the user had gone back", .proves(.g5, .core))
  func yes() async {
    _ = openEdit()
    let wasThere = theatre.stage.systemBack()
    #expect(wasThere)
    #expect("\(theatre.surface.tree)" == "Home > Detail")
    await asked()
    await answer(true)
    #expect("\(theatre.surface.tree)" == "Home")
    #expect(theatre.told == ["asked", "detail systemBack"])
  }

  @Test("stays when it is no, and is asked again the next time")
  func no() async {
    _ = openEdit()
    theatre.stage.systemBack()
    await asked()
    await answer(false)
    #expect("\(theatre.surface.tree)" == "Home > Detail")
    theatre.stage.systemBack()
    await asked()
    await answer(false)
    #expect("\(theatre.surface.tree)" == "Home > Detail")
    #expect(theatre.told == ["asked", "asked"])
  }

  @Test("is asked once for two taps", .proves(.g9, .core))
  func twoTaps() async {
    _ = openEdit()
    theatre.stage.systemBack()
    theatre.stage.systemBack()
    await asked()
    theatre.stage.systemBack()
    await answer(true)
    #expect(theatre.told == ["asked", "detail systemBack"])
  }

  @Test(
    "that leaves while it is asked gets no answer, and the question is cancelled",
    .proves(.g4, .core))
  func leftMeanwhile() async {
    let place = openEdit()
    theatre.surface.push({ _ in Other() })
    theatre.surface.pop()
    theatre.stage.systemBack()
    await asked()
    let closed = place?.close()
    #expect(closed == true)
    await answer(true)
    #expect("\(theatre.surface.tree)" == "Home")
    #expect(theatre.told == ["asked", "detail code"])
    #expect(!theatre.steps.contains("may leave"))
  }

  @Test("cannot be swiped away, nor leapt over from itself")
  func noSwipe() {
    _ = openEdit()
    let began = theatre.stage.beginBackSwipe()
    #expect(!began)
    let home = theatre.surface.tree.layers.first?.selectedStack.first?.id
    if let home {
      let went = theatre.stage.systemBack(to: home)
      #expect(!went)
    }
  }

  @Test("does not ask when our own code takes it away")
  func ownVerbs() {
    _ = openEdit()
    theatre.surface.pop()
    #expect(theatre.told == ["detail code"])
  }

  @Test("asks no more once that is taken back, also while it is asked")
  func takenBack() async {
    let place = openEdit()
    theatre.stage.systemBack()
    await asked()
    place?.askBeforeBack(nil)
    await answer(true)
    #expect("\(theatre.surface.tree)" == "Home > Detail")
    theatre.stage.systemBack()
    #expect(theatre.told == ["asked", "detail systemBack"])
  }

  @Test("keeps the sheet it is in from being drawn down, wherever in it", .proves(.g5, .core))
  func sheet() async {
    theatre.surface.setRoot({ _ in Home() })
    let place = theatre.surface.present({ _ in Sheet() }, onRemoved: theatre.note("sheet"))
    ask(at: place)
    theatre.surface.push({ _ in Other() }, onRemoved: theatre.note("other"))
    let pulled = theatre.stage.systemDismiss()
    #expect(pulled)
    #expect("\(theatre.surface.tree)" == "Home / Sheet > Other")
    await asked()
    await answer(true)
    #expect("\(theatre.surface.tree)" == "Home")
    #expect(theatre.told == ["asked", "other systemDismiss", "sheet systemDismiss"])
  }

  @Test("may be one that is just being made, or a root, which nobody goes back from")
  func inTheMaking() {
    theatre.surface.setRoot({ place in
      place.askBeforeBack { true }
      place.hideBar()
      return Home()
    })
    let root = theatre.surface.tree.visible
    #expect(root?.asksBeforeBack == true)
    #expect(root?.hidesBar == true)
    #expect(theatre.stage.shown.visible == root)
    let went = theatre.stage.systemBack()
    #expect(!went)
  }

  @Test("has left: neither it nor its bar can be changed", .proves(.g9, .core))
  func gone() {
    let place = openEdit()
    theatre.surface.pop()
    let asks = place?.askBeforeBack { true }
    let hides = place?.hideBar()
    #expect(asks == false)
    #expect(hides == false)
    let wasAsked = place.map { theatre.surface.ask($0.id, because: .systemBack) }
    #expect(wasAsked == false)
    #expect(theatre.steps.suffix(2) == ["askBeforeBack refused", "hideBar refused"])
  }

  @Test("is let go with its handler", .proves(.g6, .core))
  func released() async {
    final class Owner { func mayLeave() -> Bool { true } }
    weak var owner: Owner?
    do {
      let made = Owner()
      owner = made
      theatre.surface.setRoot({ _ in Home() })
      theatre.surface.push({ place in
        place.askBeforeBack { made.mayLeave() }
        return Detail()
      })
    }
    #expect(owner != nil)
    theatre.stage.systemBack()
    while !theatre.scope.running.isEmpty { await Task.yield() }
    #expect("\(theatre.surface.tree)" == "Home")
    #expect(owner == nil)
  }

  @Test("shows its bar again when it is told to, and keeps what it was told when the user moves")
  func bars() {
    theatre.surface.setRoot({ place in
      place.hideBar()
      return Home()
    })
    theatre.surface.push({ _ in Detail() })
    theatre.stage.systemBack()
    #expect(theatre.surface.tree.visible?.hidesBar == true)
    let place = theatre.surface.tree.visible.map { theatre.surface.handle($0.id) }
    place?.hideBar(false)
    #expect(theatre.stage.shown.visible?.hidesBar == false)
  }
}
