import ScreenTree
import Studio
import StudioHTTP
import StudioTestSupport
import Testing

/// One of everything, drawn and touched.
@MainActor
@Suite(
  "The gallery", .serialized, .enabled(if: Browser.programs != nil, "SKIPPED: browser test"))
struct GalleryBrowserTests {
  private func open(
    _ body: @MainActor (PaperGallery, Browser) async throws -> Void
  ) async throws {
    let gallery = PaperGallery()
    let sample = StudioSample(id: "gallery", name: "Gallery", tryThis: "All.") { gallery }
    let studio = try StudioServer(
      samples: [sample], socket: ListenSocket(address: "127.0.0.1", port: 0))
    defer { studio.stop() }
    try await Browser.run { browser in
      try await browser.dress(width: 390, height: 1100, scheme: "light")
      try await browser.open(studio.address)
      try await browser.wait(for: "document.querySelector('.divider')")
      try await body(gallery, browser)
    }
  }

  @Test("everything a screen can show is drawn, readable, named and reached in order")
  func drawing() async throws {
    try await open { _, browser in
      for scheme in ["light", "dark"] {
        try await browser.dress(width: 390, height: 1100, scheme: scheme)
        try await browser.expectReadable()
        try await browser.picture("gallery-\(scheme)")
      }
      try await browser.expectNamed()
      try await browser.expectTabOrder()
      let roles = try await browser.script(
        "return [...document.querySelectorAll('#screen *')].map((node) => node.className)")
      // The window is the phone itself; the layers besides the app have tests of their own.
      let layers: Set = [ElementRole.window, .sheet, .fullScreenCover, .alert]
      for role in ElementRole.allCases where !layers.contains(role) {
        #expect(roles.list.contains(.text(role.rawValue)), "\(role) is not drawn")
      }
    }
  }

  @Test("each control passes on its own gesture")
  func touching() async throws {
    try await open { gallery, browser in
      let names = [
        "Back", "Edit", "Refresh", "Whole row", "Info", "Delete", "Switch", "Page 2", "Two",
      ]
      for name in names {
        try await browser.click(name)
      }
      try await browser.script("document.querySelector('.textView').focus()")
      try await browser.type("x")
      try await browser.click("Ask")
      try await browser.wait(for: "document.querySelector('[role=alertdialog]')")
      #expect(
        gallery.touches == [
          "back", "edit", "list", "row", "info", "delete", "toggle", "pages 1", "two", "area x",
          "ask",
        ])
    }
  }

  @Test("an alert takes the focus on its first answer, and Escape cancels it")
  func alert() async throws {
    try await open { gallery, browser in
      try await browser.click("Ask")
      try await browser.wait(for: "document.activeElement.textContent === 'Delete'")
      let alert = try await browser.node("[role=alertdialog]")
      let name = try await browser.label(of: alert)
      #expect(name == "Delete it?")
      try await browser.expectReadable()
      try await browser.expectNamed()
      try await browser.picture("alert")
      try await browser.type("\u{E00C}")
      try await browser.wait(for: "document.activeElement.textContent === 'Ask'")
      #expect(gallery.touches == ["ask", "no"])
    }
  }
}
