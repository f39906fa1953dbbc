import PinCode
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
      #expect(try await pin.checks() == [[1, 2, 3, 4], [5, 6, 7, 8]])
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

/// The logic of a pin whose bank finds every pin wrong, and nobody who looks.
@MainActor private struct Pin {
  let scope = LifetimeScope("PinCode", trace: Exploration.trace)
  let bank = StubBank()
  let logic: PinCodeLogic

  init() {
    logic = PinCodeLogic(
      of: Account(id: 1, owner: "Anna"), presenter: Nobody(), worker: bank, sensor: StubSensor())
  }

  /// What the bank has been asked once everything has come to rest.
  func checks() async throws -> [[Int]] {
    for _ in 1...8 { bank.check.open(with: false) }
    try await settle(scope)
    return await bank.checks
  }
}

@MainActor private final class Nobody: PinCodePresenter {
  var ui: (any SystemUI)? { nil }

  func present(_ model: PinCodeData.PresentationModel) {}
  func presentDotsError(_ model: PinCodeData.PresentationModel) {}
  func presentMainScreen(of account: Account) {}
  func presentLogout() {}
}
