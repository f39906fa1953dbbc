/// An account of the bank.
nonisolated public struct Account: Identifiable, Equatable, Sendable {
  /// How many wrong pins lock an account.
  public static let attempts = 3

  /// Its number, unique in the bank.
  public let id: Int
  /// Whose it is.
  public let owner: String
  /// How many wrong pins are left until it is locked, from 0 to ``attempts``.
  public let attemptsLeft: Int

  /// An account; two of one bank have different numbers.
  public init(id: Int, owner: String, attemptsLeft: Int = Account.attempts) {
    self.id = id
    self.owner = owner
    self.attemptsLeft = attemptsLeft
  }

  /// Whether no pin opens it any more.
  public var isLocked: Bool { attemptsLeft <= 0 }

  /// The account after one more wrong pin.
  var afterWrongPin: Account {
    Account(id: id, owner: owner, attemptsLeft: max(0, attemptsLeft - 1))
  }
}
