import Testing
import VSURF
import VignolaTesting

@Suite("A navigation state")
struct NavigationStateTests {
  struct Folders: NavigationState {
    enum Destination: Hashable, Sendable { case folder(Int), settings }
    var path: [Destination] = []
  }

  @Test("pushes and pops in order")
  func pushPop() {
    var state = Folders()
    #expect([state.push(.folder(1)), state.push(.folder(2))] == [true, true])
    #expect(state.path == [.folder(1), .folder(2)])
    #expect([state.pop()] == [true])
    #expect(state.path == [.folder(1)])
  }

  @Test("opens one screen for two taps", .proves(.g9, .vsurf))
  func doublePush() {
    var state = Folders()
    #expect([state.push(.settings), state.push(.settings)] == [true, false])
    #expect(state.path == [.settings])
  }

  @Test("pops nothing when there is nothing, and says so", .proves(.g9, .vsurf))
  func popEmpty() {
    var state = Folders()
    let answers = [state.pop(), state.popToRoot(), state.pop(.settings), state.pop(to: .settings)]
    #expect(answers == [false, false, false, false])
    #expect(state == Folders())
  }

  @Test("closes a screen once, however often the screen asks", .proves(.g9, .vsurf))
  func popsItselfOnce() {
    var state = Folders(path: [.folder(1), .settings])
    #expect([state.pop(.settings), state.pop(.settings)] == [true, false])
    #expect(state.path == [.folder(1)])
  }

  @Test("pops to the uppermost place that matches, and to nowhere that is not there")
  func popTo() {
    var state = Folders(path: [.folder(1), .folder(2), .folder(1), .settings])
    #expect([state.pop(to: .folder(9))] == [false])
    #expect(state.path.count == 4)
    #expect([state.pop(to: .folder(1))] == [true])
    #expect(state.path == [.folder(1), .folder(2), .folder(1)])
    #expect([state.pop(to: .folder(1))] == [true])
    #expect(state.path.count == 3)
  }

  @Test("goes back to its root from any depth")
  func popToRoot() {
    var state = Folders()
    for folder in 0..<10_000 { state.push(.folder(folder)) }
    #expect(state.path.count == 10_000)
    #expect([state.popToRoot()] == [true])
    #expect(state == Folders())
  }
}
