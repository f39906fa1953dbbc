import SVIP

/// Where an account's payments come from.
public protocol MainWorker: SVIPWorker {
  /// What was paid from an account.
  ///
  /// - Throws: What went wrong on the way.
  func payments(of account: Account.ID) async throws -> [String]
}
