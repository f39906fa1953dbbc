import MVI
import Testing
import VignolaCore
import VignolaTesting

/// Not explored: a task that begins in the middle of a handler is the system's own.
@MainActor @Suite("Work that is asked for while another message is handled")
struct DeferredWorkTests {
  let stand = Stand()
  let gate = TestGate<Int>()

  /// A container with a view that appears while a tap is handled, and whose task then ends.
  private func appearWithinTap() -> CounterContainer {
    stand.load = { [gate] in try await gate.value() }
    let (container, _) = stand.parts()
    stand.onEvent = { [weak container, diary = stand.diary] line in
      guard line == "plus 1", #available(iOS 26, macOS 26, *) else { return }
      let caller = Task.immediate { @MainActor in
        await container?.viewOnAppear()
        diary.write("waits no more")
      }
      caller.cancel()
    }
    container.onTapPlus(1)
    return container
  }

  @Test("is done in its turn, and neither waited for nor cancelled with whoever asked")
  func notCancelledWithCaller() async throws {
    guard #available(iOS 26, macOS 26, *) else { return }
    let container = appearWithinTap()
    #expect(stand.diary.read() == ["plus 1", "waits no more", "plus 1 is done"])
    try await settle(stand.scope)
    #expect(gate.waiters == 1)
    gate.open(with: 5)
    try await settle(stand.scope)
    #expect(container.state.start == .value("from 5"))
  }

  @Test("is cancelled with its scope", .proves(.g4, .mvi))
  func cancelledWithScope() async throws {
    guard #available(iOS 26, macOS 26, *) else { return }
    let container = appearWithinTap()
    try await settle(stand.scope)
    #expect(gate.waiters == 1)
    container.scope.close()
    await yield { stand.scope.running.isEmpty }
    #expect(gate.waiters == 0)
    #expect(container.state.start == .loading)
  }
}
