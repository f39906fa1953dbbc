import PinCode
import SampleTestSupport
import ScreenDriver
import Testing
import VignolaCore
import VignolaTesting

/// What the pin's screen does, step by step, in each toolkit, with no more than a screen to look at
/// and gestures to make.
@MainActor @Suite("PinCode", .balanced)
struct PinCodeAcceptanceTests {
  typealias Button = Phone.Button

  static let digits = (1...9).map { Button("\($0)") }

  @Test(
    "SV-1: opens on empty dots, ten digits, the way out, and what the sensor reads",
    arguments: Toolkit.allCases, [Biometry.face, .touch, .none])
  func open(toolkit: Toolkit, biometry: Biometry) async throws {
    let app = try await RunningPinCode.atPin(toolkit, biometry: StubSensor(biometry: biometry))
    let corner: [Button] =
      switch biometry {
      case .face: [Button("Face ID")]
      case .touch: [Button("Touch ID")]
      case .none: []
      }
    #expect(app.phone.title == "Anna")
    #expect(app.phone.texts == ["○○○○"])
    #expect(app.phone.buttons == Self.digits + [Button("Log out"), Button("0")] + corner)
  }

  @Test(
    "SV-2: a digit fills a dot, and the first one makes the corner delete",
    arguments: Toolkit.allCases)
  func digit(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    for dots in ["●○○○", "●●○○", "●●●○"] {
      try app.tap(7)
      try await app.settle()
      #expect(app.phone.texts == [dots])
      #expect(app.phone.buttons.last == Button("Delete"))
    }
    #expect(await app.bank.checks == [])
  }

  @Test(
    "SV-3: deleting empties the last dot, and the corner reads again when none is full",
    arguments: Toolkit.allCases)
  func delete(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 2)
    try await app.settle()
    try app.phone.tap("Delete")
    try await app.settle()
    #expect(app.phone.texts == ["●○○○"])
    #expect(app.phone.buttons.last == Button("Delete"))
    try app.phone.doubleTap("Delete")
    try await app.settle()
    #expect(app.phone.texts == ["○○○○"])
    #expect(app.phone.buttons.last == Button("Face ID"))
    try app.tap(3, 4, 5, 6)
    try await app.settle()
    #expect(await app.bank.checks == [[3, 4, 5, 6]])
  }

  @Test("SV-4: a wrong pin is said to be wrong, and empties the dots", arguments: Toolkit.allCases)
  func wrong(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 1, 1, 1)
    app.bank.check.open(with: false)
    try await app.settle()
    #expect(app.phone.texts == ["○○○○", "Wrong pin"])
    #expect(app.phone.buttons.last == Button("Face ID"))
    #expect(await app.bank.wrongPins == [1])
    try app.tap(2)
    try await app.settle()
    #expect(app.phone.texts == ["●○○○"])
  }

  @Test("SV-5: the right pin leads to the main screen, and not back", arguments: Toolkit.allCases)
  func right(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 2, 3, 4)
    app.bank.check.open(with: true)
    try await app.settle()
    #expect(app.phone.title == "Anna")
    #expect(app.phone.rows == ["Bread 2.40"])
    #expect(await app.bank.checks == [[1, 2, 3, 4]])
    #expect(await app.bank.wrongPins == [])
    #expect(throws: PhoneRefusal.self) { try app.phone.systemBack() }
  }

  @Test("SV-6: the right face leads to the main screen", arguments: Toolkit.allCases)
  func face(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.phone.tap("Face ID")
    app.sensor.finger.open()
    try await app.settle()
    #expect(app.phone.rows == ["Bread 2.40"])
    #expect(await app.bank.checks == [])
  }

  @Test(
    "SV-6: who thinks better of it sees nothing of that, and can be asked again",
    arguments: Toolkit.allCases)
  func faceCancelled(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    for _ in 1...2 {
      try app.phone.tap("Face ID")
      app.sensor.finger.fail(with: CancellationError())
      try await app.settle()
      #expect(app.phone.alert == nil)
      #expect(app.phone.texts == ["○○○○"])
    }
  }

  @Test("SV-6: a sensor that fails is told of, and the digits stay", arguments: Toolkit.allCases)
  func faceFailed(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.phone.tap("Face ID")
    try app.tap(1)
    app.sensor.finger.fail(with: Broken())
    try await app.settle()
    #expect(app.phone.alert?.title == "It did not work")
    try app.phone.tap("OK")
    try await app.settle()
    #expect(app.phone.texts == ["●○○○"])
  }

  @Test("SV-7: logging out leads to the accounts, and not back", arguments: Toolkit.allCases)
  func logout(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.phone.doubleTap("Log out")
    try await app.settle()
    #expect(app.phone.title == "Accounts")
    #expect(app.phone.rows == ["Anna", "Boris"])
    #expect(throws: PhoneRefusal.self) { try app.phone.systemBack() }
    #expect(!app.components.alive.contains { $0.hasPrefix("PinCode") })
  }

  @Test(
    """
    SV-8: six fast taps are four digits and one check; the rest waits, and begins the next pin
    """, arguments: Toolkit.allCases)
  func sixTaps(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 2, 3, 4, 5, 6)
    try await app.settle()
    #expect(app.phone.texts == ["●●●●"])
    #expect(await app.bank.checks == [[1, 2, 3, 4]])
    app.bank.check.open(with: false)
    try await app.settle()
    #expect(app.phone.texts == ["●●○○"])
    try app.tap(7, 8)
    try await app.settle()
    #expect(await app.bank.checks == [[1, 2, 3, 4], [5, 6, 7, 8]])
  }

  @Test(
    "SV-9: going back while a pin is checked ends the check, and the module has gone",
    arguments: Toolkit.allCases)
  func close(toolkit: Toolkit) async throws {
    let app = try await RunningPinCode.atPin(toolkit)
    try app.tap(1, 2, 3, 4, 5)
    try await app.settle()
    #expect(app.bank.check.waiters == 1)
    try app.phone.systemBack()
    try await app.settle()
    #expect(app.bank.check.waiters == 0)
    #expect(app.phone.title == "Accounts")
    #expect(app.phone.alert == nil)
    #expect(!app.components.alive.contains { $0.hasPrefix("PinCode") })
    #expect(app.scope.dropped == 1)
    #expect(await app.bank.wrongPins == [])
  }
}
