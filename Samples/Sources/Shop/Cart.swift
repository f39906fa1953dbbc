/// What a customer has put aside: how many of which items.
public struct Cart: Equatable, Sendable {
  /// One item of the cart and how many of it.
  public struct Line: Identifiable, Equatable, Sendable {
    /// The item.
    public let item: Item
    /// How many of it, from 1.
    public let count: Int
    /// The item's number.
    public var id: Item.ID { item.id }
  }

  /// Everything that can be put into the cart, in the order of the shop.
  public let assortment: [Item]
  private var counts: [Item.ID: Int] = [:]

  /// An empty cart.
  public init(assortment: [Item] = Item.assortment) {
    self.assortment = assortment
  }

  /// How many of an item are in the cart, from 0.
  public func count(of item: Item.ID) -> Int {
    counts[item, default: 0]
  }

  /// How many things are in the cart, from 0.
  public var total: Int {
    counts.values.reduce(0, +)
  }

  /// What is in the cart, by title in descending order: "Item 2", "Item 10", "Item 1".
  public var lines: [Line] {
    assortment
      .filter { count(of: $0.id) > 0 }
      .sorted { $0.title > $1.title }
      .map { Line(item: $0, count: count(of: $0.id)) }
  }

  /// Puts one more of an item into the cart; an item the shop does not sell changes nothing.
  public mutating func add(_ item: Item.ID) {
    guard assortment.contains(where: { $0.id == item }) else { return }
    counts[item, default: 0] += 1
  }

  /// Takes one of an item out; an item that is not in the cart changes nothing.
  public mutating func remove(_ item: Item.ID) {
    guard let count = counts[item] else { return }
    counts[item] = count > 1 ? count - 1 : nil
  }

  /// Takes everything out.
  public mutating func removeAll() {
    counts.removeAll()
  }
}
