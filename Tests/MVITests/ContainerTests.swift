import MVI
import Observation
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A container", .explored)
struct ContainerTests {
  let stand = Stand()

  @Test("gives the view the model's new state in the turn of the event that led to it")
  func sameTurn() {
    let (container, _) = stand.parts()
    #expect(container.state.title == "0")
    container.onTapPlus(2)
    container.onTapPlus(3)
    #expect(container.state.title == "5")
  }

  @Test("needs to forward nothing: what is read through the protocol is tracked")
  func tracked() {
    let (container, _) = stand.parts()
    let diary = stand.diary
    withObservationTracking {
      _ = container.state.title
    } onChange: {
      MainActor.assumeIsolated { diary.write("title changes") }
    }
    container.onTapPlus(1)
    #expect(diary.lines == ["plus 1", "title changes", "plus 1 is done"])
  }

  @Test("is made once for a view that is made a hundred times, and not at all for one never shown")
  func lazy() {
    /// SwiftUI evaluates the default of a view's state each time the view is made.
    @MainActor struct ListView {
      let container: Lazy<CounterContainer>
      init(_ stand: Stand) { container = Lazy { stand.parts().0 } }
    }
    var made = 0
    stand.watch = { _ in made += 1 }
    let first = ListView(stand)
    for _ in 0..<100 { _ = ListView(stand) }
    #expect(made == 0)
    #expect(stand.scope.running == [])
    #expect(first.container.value === first.container.value)
    #expect(made == 2)
  }

  @Test("made where everything is over takes no event, and counts each", .proves(.g4, .mvi))
  func nowhere() async {
    stand.scope.close()
    let (container, routes) = stand.parts()
    let before = stand.scope.dropped
    container.onTapPlus(1)
    await container.viewOnAppear()
    routes.dismiss()
    #expect(stand.diary.lines == [])
    #expect(stand.scope.dropped == before + 3)
    #expect(container.scope.isClosed)
  }

  @Test("takes a state that is a value, which is nothing that could leak")
  func valueState() {
    let container = MVIContainer(
      intent: EmptyScreen(), state: 7, in: stand.scope.child("Value"))
    #expect(container.state == 7)
    container.scope.close()
    #expect(stand.scope.leaks.map(\.object) == ["Intent", "Container"])
  }
}
