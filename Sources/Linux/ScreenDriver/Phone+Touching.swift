import ScreenTree

extension Phone {
  /// Taps what is called so: a button, a link, a switch, a tab, a row.
  ///
  /// A control answers to its accessibility label, and to a text that is written on it.
  /// Where several are called so, the row that it stands in is named by what it reads or by
  /// something in it.
  public func tap(_ label: String, inRow row: String? = nil) throws {
    let element = try target(
      of: words("tap", label, row: row), .tap, label: label, row: row)
    deliver(.tap, to: element)
  }

  /// Taps twice, so fast that both touches go to the control of one rendering.
  public func doubleTap(_ label: String, inRow row: String? = nil) throws {
    let element = try target(
      of: words("double-tap", label, row: row), .tap, label: label, row: row)
    deliver(.tap, to: element, times: 2)
  }

  /// Replaces a field's text.
  public func type(_ text: String, into label: String, inRow row: String? = nil) throws {
    let element = try target(
      of: words("type into", label, row: row), .edit, label: label, row: row)
    deliver(.edit, text, to: element)
  }

  /// Swipes over a row and taps one of the actions behind it.
  public func swipe(_ row: String, _ action: String) throws {
    let words = words("swipe to", action, row: row)
    let place = try self.row(of: words, called: row)
    let behind = place.element.children.filter { $0.role == .swipeActions }
    let buttons = behind.flatMap { ScreenSearch($0).places(called: action) }
      .filter { $0.element.handlers[.tap] != nil }
    guard buttons.count <= 1 else {
      throw refusal(of: words, .ambiguous(buttons.map(\.description)))
    }
    guard let button = buttons.first?.element else { throw refusal(of: words, .missing) }
    try checkReach(of: button, words, .tap)
    deliver(.tap, to: button)
  }

  /// Turns to a page, counted from 0, one page at a time as a finger does.
  public func swipe(page: Int) throws {
    let words = "swipe to page \(page)"
    while true {
      let pages = try only(.pages, takes: .page, words)
      let current = pages.children.firstIndex { $0.traits.contains(.selected) } ?? 0
      guard pages.children.indices.contains(page) else { throw refusal(of: words, .missing) }
      guard current != page else { return }
      let next = page > current ? current + 1 : current - 1
      deliver(.page, "\(next)", to: pages)
      // An app may hold its page; then the finger lets go.
      let now = try only(.pages, takes: .page, words)
      guard now.children.firstIndex(where: { $0.traits.contains(.selected) }) == next else {
        throw refusal(of: words, .unsuited)
      }
    }
  }

  /// Scrolls a list until a row is among those shown.
  public func scroll(to row: String) throws {
    let words = words("scroll to", row)
    let place = try self.row(of: words, called: row)
    guard place.element.traits.contains(.scrolledAway) else { return }
    guard let list = place.around.last(where: { $0.handlers[.scroll] != nil }) else {
      throw refusal(of: words, .unsuited)
    }
    let rows = ScreenSearch(list).places.filter { $0.element.role == .row }
    let index = rows.firstIndex { $0.element.id == place.element.id } ?? 0
    deliver(.scroll, "\(index)", to: list)
  }

  /// Pulls the list down to refresh it.
  public func refresh() throws {
    deliver(.refresh, to: try only(.list, takes: .refresh, "refresh"))
  }

  /// The one element of a role that takes a gesture.
  func only(
    _ role: ElementRole, takes gesture: RenderedElement.Gesture, _ words: String
  ) throws -> RenderedElement {
    guard heldBar == nil else { throw refusal(of: words, .held) }
    let found = ScreenSearch(topLayer(of: screen)).places.filter {
      $0.element.role == role && $0.element.handlers[gesture] != nil
    }
    guard found.count <= 1 else {
      throw refusal(of: words, .ambiguous(found.map(\.description)))
    }
    guard let element = found.first?.element else { throw refusal(of: words, .missing) }
    try checkReach(of: element, words, gesture)
    return element
  }
}
