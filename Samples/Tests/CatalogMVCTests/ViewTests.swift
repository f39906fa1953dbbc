import SampleTestSupport
import ScreenDriver
import Testing

@testable import CatalogMVC

@MainActor @Suite("MVC, the views")
struct ViewTests {
  private final class Delegate: CountButtonsDelegate, DetailViewDelegate {
    var touched: [String] = []

    func plusTapped(in row: Int) { touched.append("plus in \(row)") }
    func minusTapped(in row: Int) { touched.append("minus in \(row)") }
    func addTapped() { touched.append("add") }
    func removeTapped() { touched.append("remove") }
  }

  private let delegate = Delegate()

  @Test("a row's buttons tell which was touched, and in which row")
  func buttons() throws {
    let view = CountButtons(row: 4, name: "Tea", canRemove: true)
    view.delegate = delegate
    let phone = Phone(showing: view)
    try phone.tap("Add Tea")
    try phone.tap("Remove Tea")
    #expect(delegate.touched == ["plus in 4", "minus in 4"])
  }

  @Test("a row's minus is disabled where nothing can be removed")
  func nothingToRemove() throws {
    let phone = Phone(showing: CountButtons(row: 0, name: "Tea", canRemove: false))
    #expect(try !phone.isEnabled("Remove Tea"))
    #expect(try phone.isEnabled("Add Tea"))
  }

  @Test("the sheet's view shows the words it is given, and tells what was touched")
  func detail() throws {
    let view = DetailView()
    view.delegate = delegate
    view.show(name: "Tea", count: "a pot", canRemove: true)
    let phone = Phone(showing: view)
    #expect(phone.texts == ["Tea", "a pot"])
    try phone.tap("Add to cart")
    try phone.tap("Remove from cart")
    #expect(delegate.touched == ["add", "remove"])
    view.show(name: "Tea", count: "none", canRemove: false)
    #expect(try !phone.isEnabled("Remove from cart"))
  }

  @Test("a view keeps no delegate, and does nothing without one")
  func weak() throws {
    let buttons = CountButtons(row: 0, name: "Tea", canRemove: true)
    let detail = DetailView()
    weak var gone: Delegate?
    do {
      let delegate = Delegate()
      gone = delegate
      buttons.delegate = delegate
      detail.delegate = delegate
    }
    #expect(gone == nil)
    try Phone(showing: buttons).tap("Add Tea")
    try Phone(showing: detail).tap("Add to cart")
  }
}
