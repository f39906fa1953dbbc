import MVI
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A screen that has gone", .explored)
struct EndingTests {
  let stand = Stand()

  @Test("has gone whole, at once when nothing runs", .proves(.g6, .mvi))
  func released() {
    var parts: [Part] = []
    stand.watch = { parts.append(Part($0)) }
    stand.open()
    if let container = stand.top?.container { parts.append(Part(container)) }
    stand.top?.container.onTapPlus(1)
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.object != nil })
    stand.stage.systemBack()
    #expect(parts.allSatisfy { $0.object == nil })
    #expect(stand.scope.leaks.isEmpty)
  }

  @Test(
    "is not kept by a service that does not answer and does not heed that it is cancelled",
    .proves(.g4, .mvi), .proves(.g6, .mvi))
  func deafService() async throws {
    let gate = TestGate<Int>()
    stand.load = { try await deaf(gate) }
    var parts: [Part] = []
    stand.watch = { parts.append(Part($0)) }
    var view: Task<Void, Never>?
    do {
      let (container, _) = stand.parts()
      parts.append(Part(container))
      view = Exploration.task { [container] in await container.viewOnAppear() }
    }
    await yield { gate.waiters == 1 }
    view?.cancel()
    view = nil
    await yield { parts.allSatisfy { $0.object == nil } }
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.object == nil })
    gate.open(with: 5)
    try await settle(stand.scope)
    #expect(stand.scope.running == [])
  }

  @Test("has what it loads cancelled, and hears no answer", .proves(.g4, .mvi))
  func cancelled() async throws {
    let gate = TestGate<Int>()
    stand.load = { try await gate.value() }
    let (container, _) = stand.parts()
    container.onTapRetry()
    try await settle(stand.scope)
    #expect(gate.waiters == 1)
    container.scope.close()
    await yield { stand.scope.running.isEmpty }
    #expect(gate.waiters == 0)
    #expect(container.state.start == .loading)
    #expect(stand.scope.dropped == 1)
  }

  @Test("drops and counts what is said to it by whoever kept it", .proves(.g4, .mvi))
  func late() async throws {
    let screen = try #require(stand.open())
    stand.stage.systemBack()
    screen.container.scope.close()
    screen.container.onTapPlus(1)
    await screen.container.viewOnAppear()
    #expect(stand.diary.lines == [])
    #expect(screen.container.state.title == "0")
    #expect(stand.scope.dropped == 2)
    #expect(stand.scope.running == [])
  }

  @Test(
    "from inside its own handler, drops what that handler had asked for", .proves(.g4, .mvi))
  func closedByItself() {
    let (container, routes) = stand.parts()
    var received = 0
    routes.attach { _ in received += 1 }
    stand.onEvent = { [weak container] line in
      guard line == "plus 1" else { return }
      container?.onTapPlus(2)
      routes.dismiss()
      container?.scope.close()
    }
    container.onTapPlus(1)
    // The model's own change was asked for after the end.
    #expect(stand.diary.lines == ["plus 1", "plus 1 is done"])
    #expect(received == 0)
    #expect(stand.scope.dropped == 3)
  }

  @Test("is reported with its owners when somebody keeps its intent", .proves(.g6, .mvi))
  func leak() throws {
    var kept: [AnyObject] = []
    stand.watch = { kept.append($0) }
    stand.open()
    stand.stage.systemBack()
    let reports = stand.scope.leaks
    #expect(reports.map(\.object) == ["Intent", "Model"])
    #expect(reports.map(\.owners) == [["App", "Counter"], ["App", "Counter"]])
    kept = []
    #expect(stand.scope.leaks.isEmpty)
  }
}
