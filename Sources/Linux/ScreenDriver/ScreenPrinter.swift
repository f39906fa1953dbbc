import ScreenTree

/// Prints a screen as an indented tree: the topmost layer whole, those under it by name alone.
struct ScreenPrinter {
  private var lines: [String] = []

  static func text(of window: RenderedElement) -> String {
    var printer = ScreenPrinter()
    for (index, layer) in window.children.enumerated() {
      if index < window.children.count - 1 {
        printer.lines.append("\(Self.line(for: layer)), covered")
      } else {
        printer.print(layer, depth: 0)
      }
    }
    return printer.lines.isEmpty ? "nothing" : printer.lines.joined(separator: "\n")
  }

  private mutating func print(_ element: RenderedElement, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + Self.line(for: element))
    var hidden = 0
    for child in element.children {
      if child.role == .row, child.traits.contains(.scrolledAway) {
        hidden += 1
        continue
      }
      flush(&hidden, depth: depth)
      print(child, depth: depth + 1)
    }
    flush(&hidden, depth: depth)
  }

  private mutating func flush(_ hidden: inout Int, depth: Int) {
    guard hidden > 0 else { return }
    lines.append(
      String(repeating: "  ", count: depth + 1) + "\(hidden) row\(hidden == 1 ? "" : "s") "
        + "scrolled away")
    hidden = 0
  }

  private static func line(for element: RenderedElement) -> String {
    var words = [element.role.rawValue]
    if !element.label.isEmpty { words.append(quoted(element.label)) }
    if !element.value.isEmpty { words.append("= \(quoted(element.value))") }
    let traits: [(ElementTraits, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.destructive, "destructive"),
      (.cancel, "cancel"), (.scrolledAway, "scrolled away"),
    ]
    words += traits.filter { element.traits.contains($0.0) }.map { "(\($0.1))" }
    return words.joined(separator: " ")
  }
}

/// A text of the app between quotation marks, on one line whatever is in it.
func quoted(_ text: String) -> String { text.debugDescription }
