import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// G3, through a module.
@MainActor @Suite("Commands of a view", .explored) struct OrderTests {
  let bank = Bank()
  let worker = GateWorker()

  @Test(
    "never make a pin of more than four digits, however fast: later taps wait for the check",
    .proves(.g3, .svip), .proves(.g8, .svip))
  func sixTaps() async throws {
    bank.open(worker)
    bank.tap(1, 2, 3, 4, 5, 6)
    #expect(try await bank.read() == ["1", "2", "3", "4"])
    #expect(worker.check.waiters == 1)
    worker.check.open(with: false)
    #expect(try await bank.read() == ["shake", "1", "2"])
    #expect(worker.check.waiters == 0)
  }

  @Test("go on while the user is asked for a finger, which is asked for once", .proves(.g3, .svip))
  func biometryBeside() async throws {
    bank.open(worker)
    bank.view?.tapFace()
    bank.view?.tapFace()
    bank.tap(1, 2)
    #expect(try await bank.read() == ["1", "2"])
    #expect(worker.finger.waiters == 1)
    worker.finger.open()
    #expect(try await bank.read() == [])
    #expect(bank.shown == "MainScreen")
  }

  @Test(
    "are traced with the touch that they come from, and what is presented with the command",
    .proves(.g7, .svip))
  func traced() async throws {
    bank.open(worker)
    let before = bank.ring.events.count
    bank.tap(7)
    _ = try await bank.read()
    let events = bank.ring.events.dropFirst(before)
    #expect(events.map(\.kind) == [.intent, .command, .present, .task])
    #expect(
      events.map(\.step.description) == [
        "intent tapped: PinView -> PinInteractor", "command tapped: PinView -> PinInteractor",
        "present filled: PinPresenter -> PinView", "task tapped: ended",
      ])
    let numbers = events.map(\.seq)
    #expect(events.map(\.cause) == [nil, numbers[0], numbers[1], numbers[1]])
  }
}
