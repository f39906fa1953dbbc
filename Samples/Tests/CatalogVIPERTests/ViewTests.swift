import SampleTestSupport
import ScreenDriver
import Testing

@testable import CatalogVIPER

@MainActor @Suite("VIPER, the views")
struct ViewTests {
  private let output = OutputSpy()

  @Test("the list shows what it is told, and says what was touched")
  func catalog() throws {
    let view = CatalogViewController(output: output)
    let phone = Phone(showing: view)
    #expect(phone.rows.isEmpty)
    view.show(
      CatalogDisplay(
        rows: [
          CatalogDisplay.Row(id: 7, title: "Tea", canRemove: true),
          CatalogDisplay.Row(id: 8, title: "Milk", canRemove: false),
        ], cartTitle: "2", canOpenCart: true))
    #expect(phone.rows == ["Tea", "Milk"])
    #expect(try !phone.isEnabled("Remove Milk"))
    try phone.tap("Add Milk")
    try phone.tap("Remove Tea")
    try phone.tap("Milk")
    try phone.tap("Cart, 2")
    #expect(output.told == ["ready", "plus 8", "minus 7", "row 8", "cart"])
    #expect(phone.rows == ["Tea", "Milk"])
    view.show(CatalogDisplay(rows: [], cartTitle: "0", canOpenCart: false))
    #expect(try !phone.isEnabled("Cart, 0"))
  }

  @Test("the cart shows what it is told, and says when its last row was touched")
  func cart() throws {
    let view = CartViewController(output: output)
    let phone = Phone(showing: view)
    view.show([CartRow(title: "Tea", count: "2")])
    #expect(phone.rows == ["Tea 2", "Buy all"])
    try phone.tap("Tea 2")
    try phone.tap("Buy all")
    #expect(output.told == ["ready", "buy all"])
  }

  @Test("the sheet shows what it is told, and says what was touched")
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
}
