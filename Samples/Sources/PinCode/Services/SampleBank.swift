/// A bank with two accounts, the pins 1234 and 4321, and as much time for an answer as it is given.
public actor SampleBank: AccountsWorker, MainWorker {
  private let delay: Duration
  private let pins = [1: [1, 2, 3, 4], 2: [4, 3, 2, 1]]
  private var all = [Account(id: 1, owner: "Anna"), Account(id: 2, owner: "Boris")]

  /// A bank.
  ///
  /// - Parameter delay: How long it takes to say whether a pin is right.
  public init(checksIn delay: Duration = .zero) {
    self.delay = delay
  }

  /// Its accounts, by number.
  public func accounts() async throws -> [Account] { all }

  /// Whether a pin opens an account.
  public func isRight(_ pin: [Int], of account: Account.ID) async throws -> Bool {
    try await Task.sleep(for: delay)
    return pins[account] == pin
  }

  /// A wrong pin more. The third locks the account.
  public func countWrongPin(of account: Account.ID) async throws {
    all = all.map { $0.id == account ? $0.afterWrongPin : $0 }
  }

  /// What was paid from an account.
  public func payments(of account: Account.ID) async throws -> [String] {
    account == 1 ? ["Bread 2.40", "Tram 3.00"] : ["Rent 800.00"]
  }
}
