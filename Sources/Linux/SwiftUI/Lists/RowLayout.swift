internal import ScreenTree

/// Makes rows of the elements of a list and marks those that it has no room for.
@MainActor struct RowLayout {
  let content: [RenderedElement]
  let collector: RowCollector
  /// The first row shown.
  let offset: Int
  /// How many rows there are.
  let count: Int
  /// The identities of everything in the rows that are not shown.
  private(set) var scrolledAway: Set<String> = []
  private var next = 0

  init(content: [RenderedElement], collector: RowCollector, offset: Int) {
    self.content = content
    self.collector = collector
    count = content.reduce(0) { $0 + Self.rowCount(of: $1) }
    self.offset = ListWindow.clamp(offset, count: count)
  }

  private static func rowCount(of element: RenderedElement) -> Int {
    guard element.role == .section else { return 1 }
    return element.children.count { $0.role != .header }
  }

  /// The list's children: rows, and sections of rows.
  mutating func rows() -> [RenderedElement] {
    content.map { element in
      guard element.role == .section else { return row(of: element) }
      var section = element
      section.children = section.children.map { $0.role == .header ? $0 : row(of: $0) }
      return section
    }
  }

  private mutating func row(of element: RenderedElement) -> RenderedElement {
    var content = element
    let action = shareTap(among: &content)
    var row = RenderedElement(
      id: "\(element.id).row", role: .row, label: Self.label(of: content), children: [content])
    if let action { row.handlers[.tap] = action }
    let actions = swipeActions(in: content)
    if !actions.isEmpty {
      row.children.append(
        RenderedElement(id: "\(element.id).actions", role: .swipeActions, children: actions))
    }
    if !(offset..<offset + ListWindow.rowsShown).contains(next) {
      row.changeAll {
        $0.traits.insert(.scrolledAway)
        scrolledAway.insert($0.id)
      }
    }
    next += 1
    return row
  }

  /// The actions behind the row: those of its content and of what is in it.
  private func swipeActions(in content: RenderedElement) -> [RenderedElement] {
    guard !collector.swipeActions.isEmpty else { return [] }
    return collector.swipeActions[content.id, default: []]
      + content.children.flatMap(swipeActions)
  }

  /// A row reads as its content is named, and otherwise as what is written in it.
  private static func label(of content: RenderedElement) -> String {
    content.label.isEmpty || content.role == .text ? content.writing : content.label
  }

  /// Lets a tap anywhere in the row reach its buttons of the automatic style, each tap all of
  /// them. That is how iOS does it, and why rows with several buttons set another style.
  private func shareTap(among content: inout RenderedElement) -> RenderedElement.Handler? {
    var taps: [RenderedElement.Handler] = []
    content.changeAll { element in
      guard collector.rowButtons.contains(element.id), element.accepts(.tap),
        let tap = element.handlers[.tap]
      else { return }
      taps.append(tap)
    }
    guard !taps.isEmpty else { return nil }
    let all: RenderedElement.Handler = { [taps] text in for tap in taps { tap(text) } }
    content.changeAll { element in
      guard collector.rowButtons.contains(element.id), element.accepts(.tap) else { return }
      element.handlers[.tap] = all
    }
    return all
  }
}
