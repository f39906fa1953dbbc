import MVI
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("The messages of a screen", .explored)
struct OrderTests {
  let stand = Stand()

  @Test("wait until the event that is handled is done", .proves(.g1, .mvi))
  func reentrant() {
    let (container, _) = stand.parts()
    stand.onEvent = { [weak container] line in
      if line == "plus 1" { container?.onTapPlus(10) }
    }
    container.onTapPlus(1)
    #expect(
      stand.diary.read() == ["plus 1", "plus 1 is done", "plus 10", "plus 10 is done"])
    #expect(container.state.title == "11")
  }

  @Test(
    "go from the view to the intent, from there to the model and who watches it, then out",
    .proves(.g1, .mvi), .proves(.g2, .mvi))
  func order() throws {
    let diary = stand.diary
    stand.open()?.container.onTapOpen()
    let child = try #require(stand.top)
    child.container.state.count.bind(to: child) { _, count in diary.write("seen \(count)") }
    _ = diary.read()
    child.container.onTapPlus(4)
    child.container.onTapDone()
    #expect(
      diary.read() == [
        "plus 4", "plus 4 is done", "seen 4", "done", "child finished 4",
      ])
    #expect(stand.shown == "EmptyScreen > CounterScreen")
  }

  @Test("reach those who watch the model in the order they came", .proves(.g2, .mvi))
  func watchers() {
    let (container, _) = stand.parts()
    let watchers = (0..<5).map { _ in EmptyScreen() }
    var order: [Int] = []
    for (number, watcher) in watchers.enumerated() {
      container.state.count.bind(to: watcher) { _, _ in order.append(number) }
    }
    order = []
    container.onTapPlus(1)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test("are traced, each with the one it came of", .proves(.g7, .mvi))
  func traced() throws {
    stand.open()?.container.onTapOpen()
    let child = try #require(stand.top).container
    let before = stand.ring.events.count
    child.onTapPlus(1)
    child.onTapDone()
    let events = stand.ring.events.dropFirst(before)
      .filter { [.intent, .state, .output].contains($0.kind) }
    #expect(
      events.map(\.step.description) == [
        "intent onTapPlus: View -> Intent", "state title: Model", "output count: observers",
        "intent onTapDone: View -> Intent", "output counted: child -> Intent",
        "output dismiss: Intent -> Router",
      ])
    let numbers = events.map(\.seq)
    #expect(
      events.map(\.cause) == [nil, numbers[0], numbers[0], nil, numbers[3], numbers[3]])
    #expect(events.map(\.module.description).contains("Counter"))
  }

  @Test(
    "are traced with what is asked for and answered", .proves(.g7, .mvi), .proves(.g8, .mvi))
  func tracedLoading() async throws {
    stand.load = { 7 }
    let (container, _) = stand.parts()
    let before = stand.ring.events.count
    await container.viewOnAppear()
    try await settle(stand.scope)
    let events = stand.ring.events.dropFirst(before).filter { $0.kind != .state }
    #expect(
      events.map(\.step.description) == [
        "intent viewOnAppear: View -> Intent", "task viewOnAppear: started",
        "task start: started", "event start: Request -> Intent",
        "event start: Request -> Intent", "task start: ended", "task viewOnAppear: ended",
      ])
    let numbers = events.map(\.seq)
    #expect(
      events.map(\.cause) == [
        nil, numbers[0], numbers[1], numbers[1], numbers[2], numbers[2], numbers[1],
      ])
  }

  @Test("can be kept with what they were sent with")
  func payloads() {
    let stand = Stand(payloads: true)
    let (container, _) = stand.parts()
    container.onTapPlus(42)
    let event = stand.ring.events.first { $0.name.description == "onTapPlus" }
    #expect(event?.payload?.description == "42")
  }
}
