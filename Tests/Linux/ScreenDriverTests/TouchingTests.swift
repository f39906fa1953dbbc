import ScreenDriver
import SwiftUI
import Testing

@MainActor @Suite struct TouchingTests {
  @Test("a control of a row is told apart by the row")
  func inRow() throws {
    let cart = Cart()
    let phone = Phone(ViewHost { CartView(cart: cart) })
    try phone.tap("Add", inRow: "Item 3")
    try phone.tap("Add", inRow: "Item 3 1")
    #expect(cart.counts == [3: 2])
    #expect(phone.rows == ["Item 1 0", "Item 2 0", "Item 3 2"])
  }

  @Test("a name that several things have is refused with all of them")
  func ambiguous() {
    let cart = Cart(items: 2)
    let phone = Phone(ViewHost { CartView(cart: cart) })
    let refusal = #expect(throws: PhoneRefusal.self) { try phone.tap("Add") }
    #expect(
      refusal?.reason
        == .ambiguous([
          "button \"Add\" in the row \"Item 1 0\"", "button \"Add\" in the row \"Item 2 0\"",
        ]))
    #expect(cart.counts.isEmpty)
  }

  @Test("what is disabled is refused, and so is what is not there")
  func disabled() {
    let cart = Cart()
    let phone = Phone(ViewHost { CartView(cart: cart) })
    #expect(reason { try phone.tap("Remove", inRow: "Item 1") } == .disabled)
    #expect(reason { try phone.tap("Add", inRow: "Item 9") } == .missing)
    #expect(reason { try phone.tap("Sell") } == .missing)
    #expect(reason { try phone.tap("Items") } == .unsuited)
    #expect(reason { try phone.type("x", into: "Item 1") } == .unsuited)
    #expect(reason { try phone.systemDismiss() } == .unsuited)
    #expect(reason { try phone.systemBack() } == .missing)
    #expect(reason { try phone.refresh() } == .missing)
    #expect(reason { try phone.swipe(page: 1) } == .missing)
    cart.isLocked = true
    #expect(reason { try phone.tap("Add", inRow: "Item 1") } == .disabled)
    #expect(cart.counts.isEmpty)
  }

  @Test("what lies behind a sheet is refused, and the sheet is named")
  func covered() throws {
    let cart = Cart()
    let phone = Phone(ViewHost { CartView(cart: cart) })
    try phone.tap("Item 2")
    #expect(phone.texts == ["0 in cart"])
    #expect(
      reason { try phone.tap("Add", inRow: "Item 1") } == .covered(by: "the sheet"))
    #expect(reason { try phone.swipe("Item 1", "Empty") } == .covered(by: "the sheet"))
    try phone.tap("Add to cart")
    #expect(phone.texts == ["1 in cart"])
    try phone.systemDismiss()
    #expect(cart.opened == nil)
    #expect(try phone.isEnabled("Remove", inRow: "Item 2"))
  }

  @Test("what is scrolled away can be read and not touched, until it is scrolled to")
  func scrolledAway() throws {
    let cart = Cart(items: 40)
    let phone = Phone(ViewHost { CartView(cart: cart) })
    #expect(phone.rows.count == 40)
    #expect(try phone.isEnabled("Add", inRow: "Item 30"))
    #expect(reason { try phone.tap("Add", inRow: "Item 30") } == .scrolledAway)
    try phone.scroll(to: "Item 30")
    try phone.tap("Add", inRow: "Item 30")
    #expect(cart.counts == [30: 1])
    #expect(reason { try phone.tap("Add", inRow: "Item 1") } == .scrolledAway)
    try phone.scroll(to: "Item 40")
    try phone.tap("Add", inRow: "Item 40")
    try phone.scroll(to: "Item 1")
    try phone.tap("Add", inRow: "Item 1")
    #expect(reason { try phone.scroll(to: "Item 41") } == .missing)
  }

  @Test("both touches of a double tap go to the control of one rendering")
  func doubleTap() throws {
    let cart = Cart()
    cart.counts = [1: 1]
    let phone = Phone(ViewHost { CartView(cart: cart) })
    // The first touch already disables the button: a second rendering would refuse.
    try phone.doubleTap("Remove", inRow: "Item 1")
    #expect(cart.counts == [1: -1])
    cart.counts = [1: 1]
    try phone.tap("1")
    try phone.doubleTap("Buy all")
    #expect(cart.bought == 2)
  }

  @Test("an action behind a row is reached by swiping alone")
  func swipeAction() throws {
    let cart = Cart()
    let phone = Phone(ViewHost { CartView(cart: cart) })
    #expect(reason { try phone.tap("Empty", inRow: "Item 1") } == .missing)
    #expect(reason { try phone.swipe("Item 1", "Empty") } == .disabled)
    #expect(reason { try phone.swipe("Item 1", "Fill") } == .missing)
    try phone.tap("Add", inRow: "Item 1")
    try phone.swipe("Item 1", "Empty")
    #expect(cart.counts == [:])
  }

  @Test("a tap on a text reaches what it is written on")
  func textOnControl() throws {
    let taps = Taps()
    let phone = Phone(
      ViewHost {
        List {
          Button {
            taps.all.append("row")
          } label: {
            Text("Title")
            Text("Subtitle")
          }
          Button("X") { taps.all.append("named") }.accessibilityLabel("Close")
        }
      })
    try phone.tap("Subtitle")
    try phone.tap("Title Subtitle")
    try phone.tap("Close")
    try phone.tap("X")
    #expect(taps.all == ["row", "row", "named", "named"])
  }

  @Test("a refusal says what was asked and why, and shows the screen")
  func text() {
    let phone = Phone(ViewHost { Button("Buy \"it\"") {}.disabled(true) })
    let refusal = #expect(throws: PhoneRefusal.self) { try phone.tap("Buy \"it\"") }
    #expect(
      refusal?.description == """
        Cannot tap "Buy \\"it\\"": it is disabled.
        On the screen:
          app
            button "Buy \\"it\\"" (disabled)
              text "Buy \\"it\\""
        """)
  }
}

@MainActor final class Taps {
  var all: [String] = []
}

/// Why a gesture is refused; nil if it is done.
@MainActor func reason(_ gesture: () throws -> Void) -> PhoneRefusal.Reason? {
  do {
    try gesture()
    return nil
  } catch {
    return (error as? PhoneRefusal)?.reason
  }
}
