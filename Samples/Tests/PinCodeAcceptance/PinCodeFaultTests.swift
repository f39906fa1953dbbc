import PinCode
import SampleTestSupport
import ScreenDriver
import Synchronization
import Testing
import VignolaCore
import VignolaTesting

/// What may go wrong around the pin's screen.
@MainActor @Suite("PinCode, where things go wrong", .balanced)
struct PinCodeFaultTests {
  @Test("digits go on while the user is asked for a face, once", arguments: Toolkit.allCases)
  func beside(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.phone.doubleTap("Face ID")
    try app.tap(1, 2)
    try await app.settle()
    #expect(app.phone.texts == ["●●○○"])
    #expect(app.sensor.finger.waiters == 1)
    app.sensor.finger.fail(with: CancellationError())
    try await app.settle()
    #expect(app.sensor.finger.waiters == 0)
    #expect(app.phone.texts == ["●●○○"])
  }

  @Test(
    "deleting during a check waits for it, and finds nothing to delete",
    arguments: Toolkit.allCases)
  func deleteDuringACheck(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 2, 3, 4)
    try await app.settle()
    try app.phone.tap("Delete")
    try await app.settle()
    #expect(app.phone.texts == ["●●●●"])
    app.bank.check.open(with: false)
    try await app.settle()
    #expect(app.phone.texts == ["○○○○"])
    #expect(await app.bank.checks == [[1, 2, 3, 4]])
  }

  @Test(
    "the right face during a check wins, and the check says nothing more",
    arguments: Toolkit.allCases)
  func faceDuringACheck(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.phone.tap("Face ID")
    try app.tap(1, 2, 3, 4)
    try await app.settle()
    app.sensor.finger.open()
    try await app.settle()
    #expect(app.phone.rows == ["Bread 2.40"])
    #expect(app.bank.check.waiters == 0)
    #expect(app.components.count(of: "MainLogic") == 1)
    #expect(await app.bank.wrongPins == [])
  }

  @Test(
    "nothing is shown of a check that ends after the logout, right or not",
    arguments: Toolkit.allCases, [true, false])
  func logoutDuringACheck(toolkit: Toolkit, isRight: Bool) async throws {
    let app = try await RunningPinCode.atPin(
      toolkit, bank: StubBank(heedsCancellation: false))
    try app.tap(1, 2, 3, 4)
    try await app.settle()
    try app.phone.tap("Log out")
    await app.yield { app.components.count(of: "AccountsLogic") == 2 }
    #expect(app.phone.title == "Accounts")
    app.bank.check.open(with: isRight)
    try await app.settle()
    #expect(app.phone.title == "Accounts")
    #expect(app.phone.rows == ["Anna", "Boris"])
    #expect(app.phone.alert == nil)
    #expect(app.components.count(of: "MainLogic") == 0)
    #expect(!app.components.alive.contains { $0.hasPrefix("PinCode") })
  }

  @Test("a face that comes when the screen has gone opens nothing", arguments: Toolkit.allCases)
  func lateFace(toolkit: Toolkit) async throws {
    let sensor = StubbornSensor()
    let app = try await RunningPinCode.atPin(toolkit, biometry: sensor)
    try app.phone.tap("Face ID")
    try await app.settle()
    try app.phone.systemBack()
    sensor.finger.open()
    try await app.settle()
    #expect(app.phone.title == "Accounts")
    #expect(app.components.count(of: "MainLogic") == 0)
    #expect(!app.components.alive.contains { $0.hasPrefix("PinCode") })
  }

  @Test("a check that fails is told of, and the dots are empty", arguments: Toolkit.allCases)
  func checkFails(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 2, 3, 4)
    app.bank.check.fail(with: Broken())
    try await app.settle()
    #expect(app.phone.alert?.title == "It did not work")
    try app.phone.tap("OK")
    try await app.settle()
    #expect(app.phone.texts == ["○○○○"])
    #expect(await app.bank.wrongPins == [])
    try app.tap(1, 2, 3, 4)
    app.bank.check.open(with: true)
    try await app.settle()
    #expect(app.phone.rows == ["Bread 2.40"])
  }

  @Test("a sensor that answers twice opens one main screen", arguments: Toolkit.allCases)
  func answersTwice(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit, biometry: BiometryService(TwiceReader()))
    try app.phone.tap("Face ID")
    try await app.settle()
    #expect(app.phone.rows == ["Bread 2.40"])
    #expect(app.components.count(of: "MainLogic") == 1)
  }

  @Test("a sensor that never answers is left behind with the screen", arguments: Toolkit.allCases)
  func neverAnswers(toolkit: Toolkit) async throws {
    let reader = SilentReader()
    let app = try await RunningPinCode.atPin(toolkit, biometry: BiometryService(reader))
    try app.phone.tap("Face ID")
    await app.yield { reader.wasAsked }
    #expect(reader.wasAsked)
    try app.phone.systemBack()
    try await app.settle()
    #expect(app.scope.running == [])
    #expect(!app.components.alive.contains { $0.hasPrefix("PinCode") })
  }

  @Test(
    "a command sent when the screen has gone is dropped and counted",
    arguments: Toolkit.allCases)
  func lateCommand(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    let kept = try #require(app.components.latest(Mailbox<any PinCodeInteractor>.self))
    try app.phone.systemBack()
    kept.tap(1)
    kept.logout()
    #expect(kept.dropped == 2)
    #expect(app.scope.dropped == 2)
    #expect(app.phone.title == "Accounts")
  }
}

/// A sensor that does not heed its cancellation.
private struct StubbornSensor: BiometryWorker {
  let biometry = Biometry.face
  let finger = TestGate<Void>()

  func authenticate() async throws {
    try await Task { [finger] in try await finger.value() }.value
  }
}

private struct TwiceReader: BiometryReader {
  let biometry = Biometry.face

  func read(_ answer: @escaping @Sendable ((any Error)?) -> Void) {
    answer(nil)
    answer(Broken())
  }
}

private final class SilentReader: BiometryReader {
  let biometry = Biometry.face
  private let asked = Atomic(false)

  var wasAsked: Bool { asked.load(ordering: .acquiring) }

  func read(_ answer: @escaping @Sendable ((any Error)?) -> Void) {
    asked.store(true, ordering: .releasing)
  }
}
