import Studio
import StudioHTTP
import StudioTestSupport
import Testing

@testable import vignola_studio

/// The VSURF Catalog as a person meets it in a browser.
@MainActor
@Suite(
  "The Catalog in a browser", .serialized,
  .enabled(if: Browser.programs != nil, "SKIPPED: browser test"))
struct CatalogBrowserTests {
  private func open(
    width: Int = 1440, height: Int = 900, scheme: String = "light",
    _ body: @MainActor (Browser) async throws -> Void
  ) async throws {
    let studio = try StudioServer(
      samples: StudioSample.roster, socket: ListenSocket(address: "127.0.0.1", port: 0))
    defer { studio.stop() }
    try await Browser.run { browser in
      try await browser.dress(width: width, height: height, scheme: scheme)
      try await browser.open(studio.address)
      try await browser.wait(for: "document.querySelector('#samples [aria-current]')")
      try await browser.pick("VSURF")
      try await browser.wait(for: CatalogPage.titled("Items"))
      try await body(browser)
    }
    await studio.sessions.reach(0)
  }

  @Test("items are added and removed, a sheet and the cart opened, the cart bought, and back")
  func story() async throws {
    try await open { browser in
      try await browser.click("Add Item 3")
      try await browser.wait(for: CatalogPage.control("Cart, 1"))
      try await browser.click("Add Item 10")
      try await browser.click("Add Item 10")
      try await browser.click("Remove Item 10")
      try await browser.wait(for: CatalogPage.control("Cart, 2"))

      try await browser.click("Item 2")
      try await browser.wait(for: CatalogPage.sheetSays("0 in cart"))
      try await browser.click("Add to cart")
      try await browser.wait(for: CatalogPage.sheetSays("1 in cart"))
      try await browser.click("Close")
      try await browser.wait(for: CatalogPage.control("Cart, 3"))

      try await browser.click("Cart, 3")
      try await browser.wait(for: CatalogPage.titled("Cart"))
      let lines = try await browser.script(
        """
        return [...document.querySelectorAll(".row")]
          .map((row) => row.innerText.split(/\\s+/).join(" "))
        """)
      #expect(lines == ["Item 3 1", "Item 2 1", "Item 10 1", "Buy all"])
      try await browser.click("Items")
      try await browser.wait(for: CatalogPage.titled("Items"))
      try await browser.click("Cart, 3")
      try await browser.wait(for: CatalogPage.titled("Cart"))
      try await browser.click("Buy all")
      try await browser.wait(for: CatalogPage.titled("Items"))
      try await browser.wait(for: "\(CatalogPage.control("Cart, 0")).ariaDisabled === 'true'")
    }
  }

  @Test("all of it goes by keyboard alone, and the focus is always on the screen that is shown")
  func keyboard() async throws {
    let (tab, enter, escape) = ("\u{E004}", "\u{E007}", "\u{E00C}")
    let focus = "document.activeElement"
    try await open { browser in
      try await browser.tab(to: "\(focus).textContent === 'Item 1'")
      try await browser.type(enter)
      try await browser.wait(for: "\(focus).closest('[role=dialog]')")
      try await browser.wait(for: CatalogPage.sheetSays("0 in cart"))
      try await browser.type(escape)
      try await browser.wait(for: "\(focus).textContent === 'Item 1'")
      try await browser.tab(to: "\(focus).ariaLabel === 'Add Item 1'")
      try await browser.type(enter)
      try await browser.wait(for: CatalogPage.control("Cart, 1"))
      try await browser.tab(to: "\(focus).ariaLabel === 'Cart, 1'", backwards: true)
      try await browser.type(enter)
      try await browser.wait(for: "\(CatalogPage.titled("Cart")) && \(focus).matches('h1')")
      try await browser.type(tab + enter)
      try await browser.wait(for: CatalogPage.titled("Items"))
    }
  }

  @Test("every control is reached by Tab in screen order, and has a name and a role")
  func controls() async throws {
    try await open { browser in
      try await browser.click("Add Item 1")
      try await browser.wait(for: CatalogPage.control("Cart, 1"))
      try await browser.expectTabOrder()
      try await browser.expectNamed()
      try await browser.click("Cart, 1")
      try await browser.wait(for: CatalogPage.titled("Cart"))
      try await browser.expectTabOrder()
      try await browser.expectNamed()
      try await browser.click("Items")
      try await browser.wait(for: CatalogPage.titled("Items"))
      try await browser.click("Item 4")
      try await browser.wait(for: CatalogPage.sheetSays("0 in cart"))
      try await browser.expectTabOrder()
      try await browser.expectNamed()
    }
  }

  @Test(
    "texts and symbols stand out by 4.5 at least, and nothing scrolls sideways",
    arguments: [390, 1440], ["light", "dark"])
  func looks(width: Int, scheme: String) async throws {
    try await open(width: width, height: width == 390 ? 844 : 900, scheme: scheme) { browser in
      let name = "\(width)-\(scheme)"
      try await browser.expectReadable()
      try await browser.click("Add Item 2")
      try await browser.click("Add Item 5")
      try await browser.wait(for: CatalogPage.control("Cart, 2"))
      try await browser.expectReadable()
      try await browser.picture("catalog-\(name)")
      try await browser.click("Item 2")
      try await browser.wait(for: CatalogPage.sheetSays("1 in cart"))
      try await browser.expectReadable()
      try await browser.picture("sheet-\(name)")
      try await browser.click("Close")
      try await browser.wait(for: CatalogPage.titled("Items"))
      try await browser.click("Cart, 2")
      try await browser.wait(for: CatalogPage.titled("Cart"))
      try await browser.expectReadable()
      try await browser.picture("cart-\(name)")
    }
  }
}
