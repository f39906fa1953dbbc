import SVIP

/// Where accounts come from.
public protocol AccountsWorker: SVIPWorker {
  /// All accounts.
  ///
  /// - Throws: What went wrong on the way.
  func accounts() async throws -> [Account]

  /// Whether a pin opens an account.
  ///
  /// - Throws: What went wrong on the way.
  func isRight(_ pin: [Int], of account: Account.ID) async throws -> Bool

  /// A pin was wrong; the bank locks the account when it has to.
  ///
  /// - Throws: What went wrong on the way.
  func countWrongPin(of account: Account.ID) async throws
}
