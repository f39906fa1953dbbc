import SampleTestSupport
import ScreenDriver
import Testing

@testable import CatalogMVP

@MainActor @Suite("MVP, the views")
struct ViewTests {
  private let output = OutputSpy()

  @Test("the list shows what it is told, as it is told, and says what was touched")
  func list() throws {
    let view = CatalogViewController(output: output)
    let phone = Phone(showing: view)
    #expect(phone.rows.isEmpty)
    view.show(
      CatalogDisplay(
        rows: [
          CatalogDisplay.Row(id: 8, title: "Milk", canRemove: true),
          CatalogDisplay.Row(id: 7, title: "Tea", canRemove: false),
        ], cartTitle: "5", canOpenCart: true))
    #expect(phone.rows == ["Milk", "Tea"])
    #expect(try !phone.isEnabled("Remove Tea"))
    try phone.tap("Remove Milk")
    try phone.tap("Add Tea")
    try phone.tap("Tea")
    try phone.tap("Cart, 5")
    #expect(output.told == ["ready", "minus 8", "plus 7", "row 7", "cart"])
    view.show(CatalogDisplay(rows: [], cartTitle: "0", canOpenCart: false))
    #expect(try !phone.isEnabled("Cart, 0"))
  }

  @Test("the cart shows what it is told, as it is told, and says what was touched")
  func cart() throws {
    let view = CartViewController(output: output)
    let phone = Phone(showing: view)
    view.show([CartLine(title: "Tea", count: "two"), CartLine(title: "Milk", count: "one")])
    #expect(phone.rows == ["Tea two", "Milk one", "Buy all"])
    try phone.tap("Buy all")
    #expect(output.told == ["ready", "buy all"])
  }

  @Test("the sheet shows what it is told, as it is told, and says what was touched")
  func detail() throws {
    let view = DetailViewController(output: output)
    let phone = Phone(showing: view)
    view.show(DetailDisplay(title: "Tea", countTitle: "a pot", canRemove: true))
    #expect(phone.texts == ["Tea", "a pot"])
    try phone.tap("Add to cart")
    try phone.tap("Remove from cart")
    #expect(output.told == ["ready", "add", "remove"])
    view.show(DetailDisplay(title: "Tea", countTitle: "none", canRemove: false))
    #expect(try !phone.isEnabled("Remove from cart"))
  }

  @Test("a touch changes nothing on the screen: a passive view waits to be told")
  func passive() throws {
    let view = DetailViewController(output: output)
    let phone = Phone(showing: view)
    view.show(DetailDisplay(title: "Tea", countTitle: "1 in cart", canRemove: true))
    try phone.tap("Remove from cart")
    #expect(phone.texts == ["Tea", "1 in cart"])
    #expect(try phone.isEnabled("Remove from cart"))
  }
}
