import PinCode
import SampleTestSupport
import ScreenDriver
import Testing
import VignolaCore
import VignolaTesting

/// The accounts, whose module is the parent of the pin's, and the change of an account.
@MainActor @Suite("PinCode, around the pin", .balanced)
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
