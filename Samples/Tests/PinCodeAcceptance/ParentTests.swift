import PinCode
import SVIP
import ScreenDriver
import Testing
import VignolaCore
import VignolaTesting

/// The accounts, whose logic is the worker of the pin's module, and the change of an account.
@MainActor @Suite("PinCode, around the pin")
struct ParentTests {
  @Test(
    "what the pin's module changes, the accounts have in order when it has gone",
    arguments: Toolkit.allCases)
  func inOrder(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    for _ in 1...3 {
      try app.tap(1, 1, 1, 1)
      app.bank.check.open(with: false)
      try await app.settle()
    }
    try app.phone.systemBack()
    #expect(app.phone.rows == ["Boris", "Anna Locked"])
    #expect(await app.bank.wrongPins == [1, 1, 1])
    try app.phone.tap("Anna Locked")
    try await app.settle()
    #expect(app.phone.alert?.title == "This account is locked")
    #expect(app.components.count(of: "PinCodeLogic") == 1)
  }

  @Test(
    "a pin of an account that has been locked meanwhile is not even checked",
    arguments: Toolkit.allCases)
  func locked(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    for _ in 1...3 { app.bank.check.open(with: false) }
    try app.tap(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 1, 2, 3, 4)
    try await app.settle()
    #expect(app.phone.alert?.title == "This account is locked")
    #expect(await app.bank.checks.count == 3)
  }

  @Test("the accounts never show a locked one among those that can be opened")
  func neverBroken() async throws {
    let presenter = ListPresenter()
    let logic = AccountsLogic(presenter: presenter, worker: StubBank())
    await logic.loadData()
    await withDiscardingTaskGroup { group in
      for number in 0..<40 {
        group.addTask { try? await logic.countWrongPin(of: number % 2 + 1) }
        group.addTask { await logic.loadData() }
      }
    }
    #expect(presenter.shown.count > 80)
    #expect(presenter.shown.filter { !$0.isInOrder } == [])
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

  @Test(
    "another account finds nothing of the one before, not even what comes late",
    arguments: Toolkit.allCases)
  func switched(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit, bank: StubBank(holdsPayments: true))
    try app.phone.tap("Face ID")
    app.sensor.finger.open()
    try await app.settle()
    #expect(app.phone.title == "Anna")
    #expect(app.phone.rows == [])
    weak let annas = app.components.latest(MainLogic.self)
    #expect(annas != nil)
    try app.phone.tap("Switch account")
    try await app.settle()
    #expect(annas == nil)
    try await app.open("Boris")
    #expect(app.phone.title == "Boris")
    try app.phone.tap("Face ID")
    app.sensor.finger.open()
    app.bank.annasPayments.open(with: ["Bread 2.40"])
    try await app.settle()
    #expect(app.phone.title == "Boris")
    #expect(app.phone.rows == ["Rent 800.00"])
    #expect(app.components.alive.filter { $0 == "MainLogic" }.count == 1)
    #expect(app.components.count(of: "MainLogic") == 2)
  }
}

/// Keeps what it is to show.
@MainActor private final class ListPresenter: AccountsPresenter {
  var shown: [AccountsData.PresentationModel] = []
  var ui: (any SystemUI)? { nil }

  func present(_ model: AccountsData.PresentationModel) { shown.append(model) }
  func presentPinCode(of account: Account, worker: any PinCodeWorker) {}
}

extension AccountsData.PresentationModel {
  /// Whether those that can be opened come first.
  fileprivate var isInOrder: Bool {
    rows.drop { $0.note.isEmpty }.allSatisfy { !$0.note.isEmpty }
  }
}
