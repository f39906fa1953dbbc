import SVIP

/// What the pin's logic asks of the module that opened it.
public protocol PinCodeWorker: SVIPWorker {
  /// Whether a pin opens an account.
  ///
  /// - Throws: ``AccountLocked`` if none does any more; what went wrong on the way.
  func isRight(_ pin: [Int], of account: Account.ID) async throws -> Bool

  /// A pin was wrong.
  ///
  /// - Throws: What went wrong on the way.
  func countWrongPin(of account: Account.ID) async throws
}
