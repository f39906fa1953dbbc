import PinCode
import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// Eight digits tapped in a row, in every order in which tasks may run.
@MainActor @Suite("Digits tapped in a row") struct PinCodeOrderTests {
  @Test("are two pins, through the mailbox, in each of 500 orders")
  func throughTheMailbox() async throws {
    try await explore(seeds: 0..<500) {
      let pin = Pin()
      let interactor = Mailbox<any PinCodeInteractor>(
        pin.logic, as: "PinCodeInteractor", in: pin.scope)
      for number in 1...8 { interactor.tap(number) }
      let checks = try await pin.checks()
      #expect(checks == [[1, 2, 3, 4], [5, 6, 7, 8]])
    }
  }

  @Test("are lost or in two pins at once in one of 500 orders, if nobody keeps them apart")
  func withoutTheMailbox() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: 0..<500) {
        let pin = Pin()
        for number in 1...8 {
          pin.scope.spawner.spawn("tapped") { [logic = pin.logic] in
            await logic.tapped(number: number)
          }
        }
        let checks = try await pin.checks()
        #expect(checks.allSatisfy { $0.count == 4 })
        #expect(checks.joined().sorted() == [1, 2, 3, 4, 5, 6, 7, 8])
      }
    }
    #expect(failure?.problems.allSatisfy { $0.contains("Expectation failed") } == true)
  }
}

/// The logic of a pin, and nobody who looks.
@MainActor private struct Pin {
  let scope = LifetimeScope("PinCode", trace: Exploration.trace)
  let bank = WrongBank()
  let logic: PinCodeLogic

  init() {
    logic = PinCodeLogic(
      of: Account(id: 1, owner: "Anna"), presenter: Nobody(), worker: bank, sensor: StubSensor())
  }

  /// What the bank has been asked once everything has come to rest.
  func checks() async throws -> [[Int]] {
    for _ in 1...8 { bank.gate.open() }
    try await settle(scope)
    return await bank.checks
  }
}

/// A bank that takes its time, and finds every pin wrong.
private actor WrongBank: PinCodeWorker {
  nonisolated let gate = TestGate<Void>()
  private(set) var checks: [[Int]] = []

  func isRight(_ pin: [Int], of account: Account.ID) async throws -> Bool {
    checks.append(pin)
    try await gate.value()
    return false
  }

  func countWrongPin(of account: Account.ID) {}
}

@MainActor private final class Nobody: PinCodePresenter {
  var ui: (any SystemUI)? { nil }

  func present(_ model: PinCodeData.PresentationModel) {}
  func presentDotsError(_ model: PinCodeData.PresentationModel) {}
  func presentMainScreen(of account: Account) {}
  func presentLogout() {}
}
