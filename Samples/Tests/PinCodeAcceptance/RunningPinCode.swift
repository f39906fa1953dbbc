import PinCode
import SampleTestSupport
import ScreenDriver
import ScreenTree
import Testing
import VignolaCore
import VignolaTesting

/// The app in a hand: its phone, its bank, its sensor, and everything it said it made.
@MainActor final class RunningPinCode {
  let phone: Phone
  let bank: StubBank
  let sensor = StubSensor()
  let components = Components()
  let scope: LifetimeScope
  private let host: any ScreenHost
  private let app: AnyObject?

  /// Starts the app at its accounts.
  ///
  /// - Parameters:
  ///   - toolkit: What its views are written in.
  ///   - bank: Its bank.
  ///   - biometry: Its sensor, unless that is the stub.
  init(_ toolkit: Toolkit, bank: StubBank = StubBank(), biometry: (any BiometryWorker)? = nil) {
    self.bank = bank
    scope = LifetimeScope("PinCode", clock: TestClock())
    (host, app) = toolkit.open(
      PinCodeServices(bank: bank, biometry: biometry ?? sensor), under: scope,
      watch: { [components] in components.made($0) })
    // A screen draws itself, and lets go of what it no longer shows.
    host.onChange = { [weak host] in Task { _ = host?.rendered() } }
    phone = Phone(host)
    balanceAtTheEnd(in: scope)
  }

  /// The app at the pin of Anna's account.
  static func atPin(
    _ toolkit: Toolkit, bank: StubBank = StubBank(), biometry: (any BiometryWorker)? = nil
  ) async throws -> RunningPinCode {
    let app = RunningPinCode(toolkit, bank: bank, biometry: biometry)
    try await app.open("Anna")
    return app
  }

  /// Taps an account, and waits for what comes.
  func open(_ account: String) async throws {
    try await settle()
    try phone.tap(account)
    try await settle()
  }

  /// Taps digits as fast as that goes.
  func tap(_ digits: Int...) throws {
    for digit in digits { try phone.tap("\(digit)") }
  }

  /// Lets others have their turns until something is so, though not for ever.
  func yield(until condition: () -> Bool) async {
    for _ in 0..<100_000 {
      if condition() { return }
      await Task.yield()
    }
  }

  /// Lets tasks run until each has ended or waits for the test, and looks at the screen.
  func settle() async throws {
    _ = phone.screen
    try await VignolaTesting.settle(scope)
    _ = phone.screen
  }
}

/// A bank that says whether a pin is right when the test says so.
actor StubBank: AccountsWorker, MainWorker {
  nonisolated let check = TestGate<Bool>()
  nonisolated let annasPayments = TestGate<[String]>()
  private let heedsCancellation: Bool
  private let holdsPayments: Bool
  private(set) var checks: [[Int]] = []
  private(set) var wrongPins: [Account.ID] = []

  /// A bank.
  ///
  /// - Parameters:
  ///   - heedsCancellation: Whether a check that is cancelled ends.
  ///   - holdsPayments: Whether Anna's payments wait for the test.
  init(heedsCancellation: Bool = true, holdsPayments: Bool = false) {
    self.heedsCancellation = heedsCancellation
    self.holdsPayments = holdsPayments
  }

  func accounts() -> [Account] {
    [Account(id: 1, owner: "Anna"), Account(id: 2, owner: "Boris")]
  }

  func isRight(_ pin: [Int], of account: Account.ID) async throws -> Bool {
    checks.append(pin)
    guard !heedsCancellation else { return try await check.value() }
    return try await Task { [check] in try await check.value() }.value
  }

  func countWrongPin(of account: Account.ID) {
    wrongPins.append(account)
  }

  func payments(of account: Account.ID) async throws -> [String] {
    guard account == 1 else { return ["Rent 800.00"] }
    return holdsPayments ? try await annasPayments.value() : ["Bread 2.40"]
  }
}

/// A sensor that waits for the test.
struct StubSensor: BiometryWorker {
  var biometry = Biometry.face
  let finger = TestGate<Void>()

  func authenticate() async throws { try await finger.value() }
}
