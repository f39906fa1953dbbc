/// An account takes no pin any more.
nonisolated public struct AccountLocked: Error, CustomStringConvertible {
  /// What the user reads.
  public let description = "This account is locked"

  /// Says that an account is locked.
  public init() {}
}
