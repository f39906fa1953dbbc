import Testing
import VignolaCore

@Suite("A table of links")
struct LinkTableTests {
  enum Link: Equatable {
    case item(Int), review(Int, by: String), cart
  }

  static let table: LinkTable<Link> = [
    LinkPattern("shop://items/:id") { match in match.int("id").map(Link.item) },
    LinkPattern("shop://items/:id/review") { match in
      guard let id = match.int("id"), let user = match["by"] else { return nil }
      return .review(id, by: user)
    },
    LinkPattern("https://shop.example/cart") { _ in .cart },
    LinkPattern("shop://cart") { _ in .cart },
  ]

  @Test("says what a text means")
  func known() throws {
    #expect(try Self.table.link("shop://items/7") == .item(7))
    #expect(try Self.table.link("SHOP://items/-7/") == .item(-7))
    #expect(try Self.table.link("shop://items/7/review?by=Ann%20B&x=y") == .review(7, by: "Ann B"))
    #expect(try Self.table.link("https://shop.example/cart") == .cart)
  }

  @Test(
    "refuses what no pattern fits",
    arguments: [
      "shop://wishes", "mail://items/7", "shop://items", "shop://items/7/8", "shop://cart/1",
      "https://other.example/cart", "shop://Items/7/Review",
    ])
  func unknown(text: String) {
    #expect(throws: LinkRefusal(text, "no link of this app is like it")) {
      try Self.table.link(text)
    }
  }

  @Test(
    "refuses what fits but is not what belongs there",
    arguments: [
      "shop://items/seven", "shop://items/+7", "shop://items/7%20", "shop://items/0x7",
      "shop://items/99999999999999999999", "shop://items/%D9%A7", "shop://items/1e3",
    ])
  func badParameter(text: String) {
    #expect(throws: LinkRefusal(text, "shop://items/:id does not take what is in it")) {
      try Self.table.link(text)
    }
  }

  @Test("lets no parameter pass for a component")
  func shadowing() throws {
    #expect(try Self.table.link("shop://items/7?id=8") == .item(7))
  }

  @Test("tries its patterns in order")
  func order() throws {
    let table: LinkTable<String> = [
      LinkPattern("a://b/new") { _ in "new" }, LinkPattern("a://b/:id") { $0["id"] },
    ]
    #expect(try table.link("a://b/new") == "new")
    #expect(try table.link("a://b/old") == "old")
  }

  @Test("says which of its patterns is none when a link is unknown")
  func badPattern() {
    let table = LinkTable([LinkPattern<Int>("items/:id") { _ in 1 }])
    let reason = """
      no link of this app is like it; and this pattern is none: "items/:id" is refused: it has no ://
      """
    #expect(throws: LinkRefusal("a://items/7", reason)) { try table.link("a://items/7") }
  }
}
