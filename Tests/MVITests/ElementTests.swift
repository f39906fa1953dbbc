import MVI
import Testing
import VignolaCore
import VignolaTesting

/// A button that counts its own taps, built on MVI itself, inside a screen.
@MainActor @Suite("A custom element", .explored)
struct ElementTests {
  @MainActor final class StepModel {
    var taps = 0
  }

  @MainActor final class StepLogic {
    let model: StepModel
    let onTap: MVIOutput<Int>
    let diary: Diary

    init(model: StepModel, onTap: MVIOutput<Int>, diary: Diary) {
      self.model = model
      self.onTap = onTap
      self.diary = diary
    }

    func didTap() {
      model.taps += 1
      onTap.send(model.taps)
      diary.write("element has handled it")
    }
  }

  let stand = Stand()

  private func element(of screen: CounterContainer) -> MVIContainer<StepLogic, StepModel> {
    let onTap = screen.output("onTapPlus", from: "Step") { (intent, number: Int) in
      intent.onTapPlus(number)
    }
    let model = StepModel()
    let logic = StepLogic(model: model, onTap: onTap, diary: stand.diary)
    return MVIContainer(intent: logic, state: model, in: screen.scope.child("Step"))
  }

  @Test(
    "tells its screen after its own event has been handled, as often as it happens",
    .proves(.g1, .mvi), .proves(.g7, .mvi))
  func tells() {
    let (screen, _) = stand.parts()
    let step = element(of: screen)
    for _ in 0..<2 { step.send("didTap") { $0.didTap() } }
    #expect(
      stand.diary.read() == [
        "element has handled it", "plus 1", "plus 1 is done", "element has handled it", "plus 2",
        "plus 2 is done",
      ])
    #expect(screen.state.title == "3")
    #expect(step.state.taps == 2)
    stand.ring.expect("output onTapPlus: Step -> Intent", because: "didTap")
  }

  @Test("is over with its screen, and one that is kept tells nobody", .proves(.g4, .mvi))
  func overWithScreen() {
    var screen: CounterContainer? = stand.parts().0
    weak let gone = screen
    let step = screen.map(element)
    screen?.scope.close()
    screen = nil
    #expect(gone == nil)
    step?.send("didTap") { $0.didTap() }
    #expect(stand.diary.read() == [])
    #expect(stand.scope.dropped == 1)
  }

  @Test("keeps no screen, and what it says to one that is gone is counted", .proves(.g6, .mvi))
  func keepsNoScreen() {
    var screen: CounterContainer? = stand.parts().0
    weak let gone = screen
    let output = screen?.output("onTapPlus") { (intent, number: Int) in intent.onTapPlus(number) }
    screen = nil
    #expect(gone == nil)
    output?.send(1)
    #expect(stand.diary.read() == [])
    #expect(stand.scope.dropped == 1)
  }

  @Test("can be tried alone")
  func alone() {
    var heard: [Int] = []
    let model = StepModel()
    let logic = StepLogic(model: model, onTap: MVIOutput { heard.append($0) }, diary: Diary())
    logic.didTap()
    logic.didTap()
    #expect(heard == [1, 2])
  }
}
