import Foundation

/// What a person does with a page, and what is to be seen on it.
extension Browser {
  func open(_ address: String) async throws {
    try await command("POST", "url", ["url": .text(address)])
  }

  /// Runs the body of a function in the page. Returns what it returns.
  @discardableResult
  func script(_ body: String, _ arguments: WireValue...) async throws -> WireValue {
    try await command("POST", "execute/sync", ["script": .text(body), "args": .list(arguments)])
  }

  /// Returns once an expression is true, looking again after each change of the page.
  func wait(for condition: String) async throws {
    let body = """
      const done = arguments[0];
      const check = () => { if (\(condition)) { observer.disconnect(); done(true); } };
      const observer = new MutationObserver(check);
      observer.observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true });
      check();
      """
    do {
      try await command("POST", "execute/async", ["script": .text(body), "args": []])
    } catch {
      let page = try await script("return document.body.innerText")
      throw Failure(description: "Waited in vain for \(condition) on:\n\(page.text)")
    }
  }

  /// The driver's name of the one node that a selector finds.
  func node(_ selector: String) async throws -> String {
    let found = try await command(
      "POST", "element", ["using": "css selector", "value": .text(selector)])
    return Browser.name(of: found)
  }

  private static func name(of node: WireValue) -> String {
    if case .object(let fields) = node { fields.values.first?.text ?? "" } else { "" }
  }

  /// Clicks the control on top that has this accessible name.
  func click(_ name: String) async throws {
    for control in try await controls() where try await label(of: control) == name {
      try await command("POST", "element/\(control)/click")
      return
    }
    throw Failure(description: "There is no control '\(name)'.")
  }

  /// Every control that can be reached now, in the order of the document.
  func controls() async throws -> [String] {
    try await script(
      """
      return [...document.querySelectorAll("button, input, textarea, select, a[href]")]
        .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
      """
    ).list.map(Browser.name)
  }

  /// How the accessibility tree names a node.
  func label(of node: String) async throws -> String {
    try await command("GET", "element/\(node)/computedlabel").text
  }

  /// What the accessibility tree takes a node for.
  func role(of node: String) async throws -> String {
    try await command("GET", "element/\(node)/computedrole").text
  }

  /// The node that has the focus.
  func focused() async throws -> String {
    Browser.name(of: try await command("GET", "element/active"))
  }

  /// Types on the keyboard. `\u{E004}` is Tab, `\u{E007}` Enter, `\u{E00C}` Escape.
  func type(_ keys: String) async throws {
    let strokes = keys.flatMap { key -> [WireValue] in
      let value = WireValue.text(String(key))
      return [["type": "keyDown", "value": value], ["type": "keyUp", "value": value]]
    }
    let keyboard: WireValue = ["type": "key", "id": "keys", "actions": .list(strokes)]
    try await command("POST", "actions", ["actions": [keyboard]])
  }

  /// Presses Tab, or Shift and Tab, until an expression is true.
  func tab(to condition: String, backwards: Bool = false) async throws {
    func stroke(_ kind: WireValue, _ key: WireValue) -> WireValue { ["type": kind, "value": key] }
    let tab = [stroke("keyDown", "\u{E004}"), stroke("keyUp", "\u{E004}")]
    let strokes =
      backwards ? [stroke("keyDown", "\u{E008}")] + tab + [stroke("keyUp", "\u{E008}")] : tab
    let keyboard: WireValue = ["type": "key", "id": "keys", "actions": .list(strokes)]
    for _ in 0..<100 {
      try await command("POST", "actions", ["actions": [keyboard]])
      if try await script("return \(condition)") == true { return }
    }
    throw Failure(description: "Tab does not lead to \(condition).")
  }

  /// Chooses a sample in the picker, which is folded on a narrow window.
  func pick(_ sample: String) async throws {
    let toggle = try await node("#picker-toggle")
    if try await script("return document.getElementById('picker-toggle').checkVisibility()") == true
    {
      try await command("POST", "element/\(toggle)/click")
    }
    try await click(sample)
  }

  /// Gives the page's window a size, and the system a light or a dark look.
  func dress(width: Int, height: Int, scheme: String) async throws {
    let size: WireValue = [
      "width": .number(Double(width)), "height": .number(Double(height)),
      "deviceScaleFactor": 1, "mobile": false,
    ]
    try await command(
      "POST", "goog/cdp/execute",
      ["cmd": "Emulation.setDeviceMetricsOverride", "params": size])
    let media: WireValue = [
      "features": [
        ["name": "prefers-color-scheme", "value": .text(scheme)],
        ["name": "prefers-reduced-motion", "value": "reduce"],
      ]
    ]
    try await command(
      "POST", "goog/cdp/execute", ["cmd": "Emulation.setEmulatedMedia", "params": media])
  }

  /// Saves a picture in the folder of `VIGNOLA_SCREENSHOTS`, if that is set.
  func picture(_ name: String) async throws {
    let folder = ProcessInfo.processInfo.environment["VIGNOLA_SCREENSHOTS", default: ""]
    guard !folder.isEmpty else { return }
    let png = try await command("GET", "screenshot").text
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try Data(base64Encoded: png)?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }
}
