/// A postcard of the collection.
public struct Postcard: Identifiable, Equatable, Sendable {
  /// Its number, unique in the collection.
  public let id: Int
  /// What it shows, as a reader says it.
  public let title: String
  /// What is written on its back.
  public let text: String

  /// A postcard; two of one collection have different numbers.
  public init(id: Int, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}

/// What is on the front of a postcard: a symbol of the system, by its name.
public struct Picture: Equatable, Sendable {
  /// The symbol's name.
  public let symbol: String

  /// A picture of a symbol.
  public init(symbol: String) {
    self.symbol = symbol
  }
}
