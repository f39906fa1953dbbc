/// A talk that can be watched.
nonisolated public struct Video: Identifiable, Hashable, Sendable {
  /// Its number, unique in the library.
  public let id: Int
  /// Its name as a person reads it.
  public let title: String
  /// When it was held.
  public let year: Int
  /// Where a player finds it.
  public let address: String

  /// A talk; two talks of one library have different numbers.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - title: Its name as a person reads it.
  ///   - year: When it was held.
  ///   - address: Where a player finds it.
  public init(id: Int, title: String, year: Int, address: String) {
    self.id = id
    self.title = title
    self.year = year
    self.address = address
  }
}
