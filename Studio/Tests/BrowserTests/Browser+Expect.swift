import Testing

/// The browser is kept out of the expectations themselves: of one that fails, every part is
/// described to its depth, and a running process has no bottom.
extension Browser {
  /// Nothing is faint, nothing scrolls sideways, as the page is now.
  func expectReadable(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let faint = try await script(PageChecks.faint).list.map(\.text)
    #expect(faint == [], sourceLocation: sourceLocation)
    let sideways = try await script(PageChecks.sideways).list.map(\.text)
    #expect(sideways == [], sourceLocation: sourceLocation)
  }

  /// Every control has a name, and a role that a person can do something with.
  func expectNamed(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let roles: Set = ["button", "textbox", "switch"]
    for control in try await controls() {
      let (name, role) = (try await label(of: control), try await role(of: control))
      #expect(!name.isEmpty, sourceLocation: sourceLocation)
      #expect(roles.contains(role), "of '\(name)'", sourceLocation: sourceLocation)
    }
  }

  /// Tab reaches every control, in the order in which the eye meets them.
  func expectTabOrder(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await script("document.activeElement.blur(); getSelection().removeAllRanges()")
    try await script("document.querySelector('.brand').tabIndex = -1")
    try await script("document.querySelector('.brand').focus()")
    let expected = try await script(PageChecks.screenOrder).list.map(\.text)
    var reached: [String] = []
    // A scrolling list may be a stop of its own; two rounds of the controls are more than enough.
    for _ in 0..<(2 * expected.count + 8) where reached.count < expected.count {
      try await type("\u{E004}")
      let control = try await script(PageChecks.focused).text
      if !control.isEmpty { reached.append(control) }
    }
    #expect(reached == expected, sourceLocation: sourceLocation)
    #expect(!expected.isEmpty, sourceLocation: sourceLocation)
  }
}
