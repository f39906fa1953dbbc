import Shop
import Testing

@Suite("A cart")
struct CartTests {
  @Test("starts empty over ten items in the shop's order")
  func startsEmpty() {
    let cart = Cart()
    #expect(cart.assortment.map(\.title) == (1...10).map { "Item \($0)" })
    #expect(cart.total == 0)
    #expect(cart.lines.isEmpty)
  }

  @Test("lists its lines by title, descending as strings")
  func linesDescend() {
    var cart = Cart()
    for item in [1, 2, 2, 10] { cart.add(item) }
    #expect(
      cart.lines.map { "\($0.item.title) \($0.count)" } == ["Item 2 2", "Item 10 1", "Item 1 1"])
    #expect(cart.total == 4)
  }

  @Test("takes one of an item out at a time and never goes below none")
  func removes() {
    var cart = Cart()
    cart.add(3)
    cart.add(3)
    cart.remove(3)
    #expect(cart.count(of: 3) == 1)
    cart.remove(3)
    cart.remove(3)
    #expect(cart.count(of: 3) == 0)
    #expect(cart == Cart())
  }

  @Test("is unchanged by an item the shop does not sell", arguments: [0, -1, 11, Int.max])
  func refusesTheUnknown(item: Int) {
    var cart = Cart()
    cart.add(item)
    cart.remove(item)
    #expect(cart == Cart())
  }
}
