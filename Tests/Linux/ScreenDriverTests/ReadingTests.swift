import ScreenDriver
import SwiftUI
import Testing

@MainActor @Suite struct ReadingTests {
  @Test("the screen is read as a person reads it")
  func catalog() throws {
    let phone = Phone(ViewHost { CartView(cart: Cart()) })
    #expect(phone.title == "Items")
    #expect(phone.rows == ["Item 1 0", "Item 2 0", "Item 3 0"])
    #expect(phone.texts == ["0", "0", "0"])
    #expect(
      phone.buttons.prefix(4) == [
        .init("0", isEnabled: false), .init("Item 1"), .init("Remove", isEnabled: false),
        .init("Add"),
      ])
    #expect(try phone.isEnabled("Add", inRow: "Item 2"))
    #expect(try !phone.isEnabled("Remove", inRow: "Item 2"))
    #expect(try !phone.isEnabled("0"))
    #expect(phone.alert == nil)
    #expect(phone.tabs == [])
    #expect(phone.selectedTab == nil)
    #expect(phone.page == nil)
  }

  @Test("an alert is read with its title, its message and its answers")
  func alert() throws {
    let cart = Cart()
    cart.counts = [1: 1]
    let phone = Phone(ViewHost { CartView(cart: cart) })
    try phone.tap("1")
    try phone.tap("Buy all")
    #expect(phone.alert?.title == "Thank you")
    #expect(phone.alert?.message == "It is on its way.")
    #expect(phone.alert?.buttons == [.init("Fine")])
    #expect(phone.title == nil)
    try phone.tap("Fine")
    #expect(phone.alert == nil)
    #expect(phone.title == "Items")
    #expect(try !phone.isEnabled("0"))
  }

  @Test("what a control holds is read by its name")
  func values() throws {
    let phone = Phone(ViewHost { Settings() })
    #expect(try phone.value(of: "Name") == "nobody")
    #expect(try phone.value(of: "Loud") == "0")
    try phone.type("Ada", into: "Name")
    try phone.tap("Loud")
    #expect(try phone.value(of: "Name") == "Ada")
    #expect(try phone.value(of: "Loud") == "1")
    #expect(phone.texts == ["ADA"])
  }

  @Test("the screen prints as an indented tree, covered layers and hidden rows in a line each")
  func printed() throws {
    let cart = Cart(items: 14)
    let phone = Phone(ViewHost { CartView(cart: cart) })
    #expect(phone.description.hasSuffix("2 rows scrolled away"))
    #expect(phone.description.contains("navigationBar \"Items\""))
    #expect(phone.description.contains("button \"Remove\" (disabled)"))
    try phone.tap("Item 2")
    #expect(
      phone.description == """
        app, covered
        sheet
          text "0 in cart"
          button "Add to cart"
            text "Add to cart"
        """)
  }

  @Test("a text of the app cannot break the print into lines of its own")
  func hostilePrint() {
    let phone = Phone(ViewHost { Text("a\"\nb\u{1B}[2J\u{202E}") })
    #expect(phone.description.split(separator: "\n").count == 2)
    #expect(!phone.description.contains("\u{1B}"))
  }

  @Test("a closed app has nothing on its screen")
  func closed() {
    let host = ViewHost { CartView(cart: Cart()) }
    let phone = Phone(host)
    host.close()
    #expect(phone.description == "nothing")
    #expect(phone.title == nil)
    #expect(phone.buttons.isEmpty)
    #expect(throws: PhoneRefusal.self) { try phone.tap("Add", inRow: "Item 1") }
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
  }
}

private struct Settings: View {
  @State private var name = "nobody"
  @State private var isLoud = false

  var body: some View {
    TextField("Name", text: $name)
    Toggle("Loud", isOn: $isLoud)
    Text(isLoud ? name.uppercased() : name)
  }
}
