import Studio
import StudioHTTP
import StudioTestSupport
import Testing

@testable import vignola_studio

/// Two architectures of one app, side by side in the picker.
@MainActor
@Suite(
  "Two architectures in a browser", .serialized,
  .enabled(if: Browser.programs != nil, "SKIPPED: browser test"))
struct PickerBrowserTests {
  private let enter = "\u{E007}"
  private let escape = "\u{E00C}"
  private let focus = "document.activeElement"

  private func open(_ body: @MainActor (Browser) async throws -> Void) async throws {
    let studio = try StudioServer(
      samples: StudioSample.roster, socket: ListenSocket(address: "127.0.0.1", port: 0))
    defer { studio.stop() }
    try await Browser.run { browser in
      try await browser.dress(width: 1440, height: 900, scheme: "light")
      try await browser.open(studio.address)
      try await browser.wait(for: CatalogPage.chosen)
      try await body(browser)
    }
    await studio.sessions.reach(0)
  }

  /// The keyboard is on the control that is called so.
  private func isOn(_ name: String) -> String {
    "(\(focus).ariaLabel ?? \(focus).textContent) === '\(name)'"
  }

  /// Chooses an architecture, which begins with an empty cart of its own.
  private func choose(_ name: String, in browser: Browser) async throws {
    try await browser.pick(name)
    try await browser.wait(
      for: """
        \(CatalogPage.chosen)?.textContent === '\(name)' && \(CatalogPage.titled("Items"))
          && \(CatalogPage.control("Cart, 0"))
        """)
  }

  @Test("each has a cart of its own, with a mouse: VSURF, then Round Table, and VSURF again")
  func carts() async throws {
    try await open { browser in
      let names = try await browser.script(
        "return [...document.querySelectorAll('#samples button')].map((node) => node.textContent)")
      #expect(names.list.map(\.text).first == "VSURF")
      #expect(names.list.map(\.text).contains("Round Table"))

      try await choose("VSURF", in: browser)
      try await browser.click("Add Item 3")
      try await browser.click("Add Item 3")
      try await browser.wait(for: CatalogPage.control("Cart, 2"))

      try await choose("Round Table", in: browser)
      try await browser.click("Add Item 10")
      try await browser.wait(for: CatalogPage.control("Cart, 1"))
      try await browser.click("Item 2")
      try await browser.wait(for: CatalogPage.sheetSays("0 in cart"))
      try await browser.click("Add to cart")
      try await browser.wait(for: CatalogPage.sheetSays("1 in cart"))
      try await browser.expectNamed()
      try await browser.expectReadable()
      try await browser.type(escape)
      try await browser.wait(for: CatalogPage.control("Cart, 2"))
      try await browser.expectReadable()
      try await browser.picture("roundtable")
      try await browser.click("Cart, 2")
      try await browser.wait(for: CatalogPage.titled("Cart"))
      try await browser.click("Buy all")
      try await browser.wait(
        for: "\(CatalogPage.titled("Items")) && \(CatalogPage.control("Cart, 0"))")

      try await choose("VSURF", in: browser)
    }
  }

  @Test("each goes by keyboard alone, in the same way", arguments: ["VSURF", "Round Table"])
  func keyboard(architecture: String) async throws {
    try await open { browser in
      try await choose(architecture, in: browser)
      let isItem = isOn("Item 1")
      try await browser.tab(to: isItem)
      try await browser.type(enter)
      try await browser.wait(for: "\(focus).closest('[role=dialog]')")
      try await browser.wait(for: CatalogPage.sheetSays("0 in cart"))
      try await browser.type(escape)
      try await browser.wait(for: isItem)
      try await browser.tab(to: isOn("Add Item 1"))
      try await browser.type(enter)
      try await browser.wait(for: CatalogPage.control("Cart, 1"))
      try await browser.wait(for: isOn("Add Item 1"))
      try await browser.expectTabOrder()
      try await browser.expectNamed()
      try await browser.tab(to: isOn("Cart, 1"))
      try await browser.type(enter)
      try await browser.wait(for: "\(CatalogPage.titled("Cart")) && \(focus).matches('h1')")
      try await browser.tab(to: isOn("Buy all"))
      try await browser.type(enter)
      try await browser.wait(
        for: "\(CatalogPage.titled("Items")) && \(CatalogPage.control("Cart, 0"))")
    }
  }
}
