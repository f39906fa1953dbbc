/// Something the shop sells.
public struct Item: Identifiable, Hashable, Sendable {
  /// Its number, unique in the shop.
  public let id: Int
  /// Its name as a customer reads it.
  public let title: String

  /// An item; two items of one shop have different numbers.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Item {
  /// What the shop sells: "Item 1" to "Item 10", in that order.
  public static let assortment = (1...10).map { Item(id: $0, title: "Item \($0)") }
}
