import ScreenTree

extension Phone {
  /// The topmost layer of a rendering: all that can be touched.
  func topLayer(of window: RenderedElement) -> RenderedElement {
    window.children.last ?? window
  }

  /// A refusal with the screen as it is.
  func refusal(of gesture: String, _ reason: PhoneRefusal.Reason) -> PhoneRefusal {
    PhoneRefusal(gesture: gesture, reason: reason, screen: description)
  }

  /// The one thing that a gesture to a label reaches.
  func target(
    of words: String, _ gesture: RenderedElement.Gesture, label: String, row: String?
  ) throws -> RenderedElement {
    guard heldBar == nil else { throw refusal(of: words, .held) }
    let window = screen
    let search = ScreenSearch(topLayer(of: window))
    let places = search.places(called: label, inRow: row)
    let targets = search.targets(of: places, for: gesture)
    guard targets.count <= 1 else {
      throw refusal(of: words, .ambiguous(targets.map(\.description)))
    }
    guard let target = targets.first?.element else {
      guard places.isEmpty else { throw refusal(of: words, .unsuited) }
      throw absence(of: words, from: window) { layer in
        !ScreenSearch(layer).places(called: label, inRow: row).isEmpty
      }
    }
    try checkReach(of: target, words, gesture)
    return target
  }

  /// The one row that is called so.
  func row(of words: String, called name: String) throws -> ScreenSearch.Place {
    guard heldBar == nil else { throw refusal(of: words, .held) }
    let window = screen
    let rows = ScreenSearch(topLayer(of: window)).rows(called: name)
    guard rows.count <= 1 else {
      throw refusal(of: words, .ambiguous(rows.map(\.description)))
    }
    guard let row = rows.first else {
      throw absence(of: words, from: window) { !ScreenSearch($0).rows(called: name).isEmpty }
    }
    return row
  }

  /// Refuses what is there but cannot be touched.
  func checkReach(
    of element: RenderedElement, _ words: String, _ gesture: RenderedElement.Gesture
  ) throws {
    if element.traits.contains(.scrolledAway) { throw refusal(of: words, .scrolledAway) }
    if element.traits.contains(.disabled) { throw refusal(of: words, .disabled) }
    if !element.accepts(gesture) { throw refusal(of: words, .unsuited) }
  }

  /// Why something cannot be found: it lies under another layer, or is not there at all.
  private func absence(
    of words: String, from window: RenderedElement, isIn: (RenderedElement) -> Bool
  ) -> PhoneRefusal {
    guard let top = window.children.last, window.children.dropLast().contains(where: isIn) else {
      return refusal(of: words, .missing)
    }
    let name = top.label.isEmpty ? "" : " \(quoted(top.label))"
    return refusal(of: words, .covered(by: "the \(top.role.rawValue)\(name)"))
  }

  /// Has a rendering's element do what the gesture means there, and renders what comes of it.
  func deliver(
    _ gesture: RenderedElement.Gesture, _ text: String = "", to element: RenderedElement,
    times: Int = 1
  ) {
    for _ in 0..<times { element.handlers[gesture]?(text) }
    _ = host.rendered()
  }

  /// What was asked, in words.
  func words(_ verb: String, _ label: String, row: String? = nil) -> String {
    "\(verb) \(quoted(label))" + (row.map { " in the row \(quoted($0))" } ?? "")
  }
}
