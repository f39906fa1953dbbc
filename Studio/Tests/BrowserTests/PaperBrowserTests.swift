import Studio
import StudioTestSupport
import Testing

/// The page over paper catalogs: what the page itself does, whatever the app.
@MainActor
@Suite(
  "The page", .serialized, .enabled(if: Browser.programs != nil, "SKIPPED: browser test"))
struct PaperBrowserTests {
  private func serve(
    fragment: String = "",
    _ body: @MainActor (PaperStudio, StudioServer, Browser) async throws -> Void
  ) async throws {
    try await PaperStudio.serve { paper, studio in
      try await Browser.run { browser in
        try await browser.dress(width: 1440, height: 900, scheme: "light")
        try await browser.open(studio.address + fragment)
        try await browser.wait(for: "document.querySelector('.row')")
        try await body(paper, studio, browser)
      }
      // With the browser goes its app.
      await studio.sessions.reach(0)
      #expect(paper.closed == paper.catalogs.count)
    }
  }

  private func says(_ text: String) -> String {
    "document.getElementById('screen').textContent.includes('\(text)')"
  }

  @Test("a sheet takes the focus, covers what is below, and gives the focus back")
  func sheet() async throws {
    try await serve { _, _, browser in
      try await browser.script("document.querySelector(`[data-id='open 3']`).focus()")
      try await browser.type("\u{E007}")
      try await browser.wait(for: "document.activeElement.closest('[role=dialog]')")
      let isInert = try await browser.script("return document.querySelector('.app').inert")
      #expect(isInert == true)
      try await browser.expectNamed()
      try await browser.type("\u{E00C}")
      try await browser.wait(for: "document.activeElement.dataset.id === 'open 3'")
      let isOpen = try await browser.script("return document.querySelector('.app').inert")
      #expect(isOpen == false)
    }
  }

  @Test("focus survives a new screen, also on a control that it disables")
  func focus() async throws {
    try await serve { paper, _, browser in
      try await browser.click("Add Item 2")
      try await browser.wait(for: "!document.querySelector(`[data-id='minus 2'][aria-disabled]`)")
      try await browser.script("document.querySelector(`[data-id='minus 2']`).focus()")
      try await browser.type("\u{E007}")
      try await browser.wait(for: "document.querySelector(`[data-id='minus 2'][aria-disabled]`)")
      let focused = try await browser.script("return document.activeElement.dataset.id")
      #expect(focused == "minus 2")
      // The disabled control takes no further touch.
      try await browser.type("\u{E007}")
      try await browser.click("Add Item 1")
      try await browser.wait(for: "!document.querySelector(`[data-id='minus 1'][aria-disabled]`)")
      #expect(paper.catalogs[0].counts == [1: 1, 2: 0])
    }
  }

  @Test("what is typed in the middle of a text stays there, and hostile text stays text")
  func typing() async throws {
    try await serve { paper, _, browser in
      try await browser.click("Item 1")
      try await browser.wait(for: "document.querySelector('.textField')")
      try await browser.script("document.querySelector('.textField').focus()")
      try await browser.type("<b>d</b>")
      try await browser.wait(for: says("<b>d</b>"))
      try await browser.type(String(repeating: "\u{E012}", count: 4))
      try await browser.type("u&o")
      try await browser.wait(for: says("<b>du&o</b>"))
      let caret = try await browser.script("return document.activeElement.selectionStart")
      #expect(caret == 7)
      let bold = try await browser.script("return document.querySelectorAll('b').length")
      #expect(bold == 0)
      #expect(paper.catalogs[0].note == "<b>du&o</b>")
    }
  }

  @Test("a row that the app has scrolled away is scrolled to before it is tapped")
  func scrolling() async throws {
    try await serve { paper, _, browser in
      try await browser.click("Add Item 20")
      try await browser.wait(for: "document.querySelector(`[data-id='count 20']`).textContent > 0")
      #expect(paper.catalogs[0].counts == [20: 1])
    }
  }

  @Test("the page says that the connection was lost, and connects again by itself")
  func reconnecting() async throws {
    try await serve { paper, studio, browser in
      try await browser.click("Add Item 1")
      try await browser.wait(for: "document.querySelector(`[data-id='count 1']`).textContent > 0")
      studio.sessions.closeAll()
      let note = "document.querySelector('[role=status]').textContent"
      try await browser.wait(for: "\(note).startsWith('The connection was lost')")
      try await browser.wait(for: "\(note) === 'Connected again. The app was started afresh.'")
      try await browser.wait(
        for: "document.querySelector(`[data-id='count 1']`).textContent === '0'")
      try await browser.expectReadable()
      #expect(paper.catalogs.count == 2)
      try await browser.click("Add Item 1")
      try await browser.wait(for: "\(note) === ''")
    }
  }

  @Test("a second, late tap on what a sheet covers by then is no news")
  func lateTap() async throws {
    try await serve { paper, _, browser in
      try await browser.script(
        """
        const note = document.getElementById("note");
        window.notes = [];
        new MutationObserver(() => notes.push(note.textContent)).observe(note, { childList: true });
        const item = document.querySelector("[data-id='open 5']");
        item.click();
        item.click();
        """)
      try await browser.wait(for: "document.querySelector('[role=dialog]')")
      // Gestures are posted in order: both taps have been answered before this one is posted.
      try await browser.click("Done")
      try await browser.wait(for: "!document.querySelector('[role=dialog]')")
      let notes = try await browser.script("return window.notes")
      #expect(notes == [])
      #expect(paper.catalogs.count == 1)
    }
  }

  @Test(
    "an address whose fragment means nothing opens the first sample",
    arguments: ["#%E0%A4%A", "#nothing"])
  func fragment(_ fragment: String) async throws {
    try await serve(fragment: fragment) { paper, _, browser in
      let address = try await browser.script("return location.hash")
      #expect(address == "#paper")
      #expect(paper.catalogs.count == 1)
    }
  }

  @Test("on a narrow window the samples fold under the one chosen")
  func picker() async throws {
    try await serve { paper, _, browser in
      try await browser.dress(width: 390, height: 844, scheme: "dark")
      try await browser.click("Sample Paper")
      try await browser.wait(for: "document.querySelector('#samples button').checkVisibility()")
      try await browser.expectReadable()
      try await browser.expectNamed()
      try await browser.click("Paper")
      try await browser.wait(for: "!document.querySelector('#samples button').checkVisibility()")
      try await browser.wait(for: "document.querySelector('.row')")
      #expect(paper.catalogs.count == 2)
    }
  }
}
