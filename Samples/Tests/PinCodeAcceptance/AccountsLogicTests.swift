import PinCode
import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// The logic of the accounts, as the worker of the pin's module.
@MainActor @Suite("PinCode, the logic of the accounts")
struct AccountsLogicTests {
  @Test("the accounts never show a locked one among those that can be opened")
  func neverBroken() async throws {
    let presenter = ListPresenter()
    let logic = AccountsLogic(presenter: presenter, worker: SampleBank())
    await logic.loadData()
    await withDiscardingTaskGroup { group in
      for _ in 0..<40 {
        group.addTask { try? await logic.countWrongPin(of: 1) }
        group.addTask { await logic.loadData() }
      }
    }
    await logic.loadData()
    #expect(presenter.shown.count == 82)
    #expect(presenter.shown.filter { !$0.isInOrder } == [])
    #expect(presenter.shown.last?.map(\.owner) == ["Boris", "Anna"])
    #expect(presenter.shown.last?.map(\.isLocked) == [false, true])
  }

  @Test("a pin that is checked while its screen's parent has gone is checked all the same")
  func keepsParent() async throws {
    let bank = StubBank()
    var logic: AccountsLogic? = AccountsLogic(presenter: ListPresenter(), worker: bank)
    await logic?.loadData()
    weak let parent = logic
    var worker: (any PinCodeWorker)? = logic
    logic = nil
    #expect(parent != nil)
    bank.check.open(with: true)
    #expect(try await worker?.isRight([1, 2, 3, 4], of: 1) == true)
    worker = nil
    #expect(parent == nil)
  }
}

/// Keeps what it is to show.
@MainActor private final class ListPresenter: AccountsPresenter {
  var shown: [[Account]] = []
  var ui: (any SystemUI)? { nil }

  func present(_ accounts: [Account]) { shown.append(accounts) }
  func presentPinCode(of account: Account, worker: any PinCodeWorker) {}
}

extension [Account] {
  /// Whether those that can be opened come first.
  fileprivate var isInOrder: Bool {
    drop { !$0.isLocked }.allSatisfy(\.isLocked)
  }
}
