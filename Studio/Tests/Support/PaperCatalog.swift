import ScreenTree
import Studio

/// A small shop made of nothing but rendered elements: what the server is tested with, so that its
/// tests stand on no toolkit.
@MainActor package final class PaperCatalog: ScreenHost {
  package var onChange: (() -> Void)?
  package private(set) var counts: [Int: Int] = [:]
  package private(set) var note = ""
  private var firstRow = 0
  private var detail: Int?
  private var isClosed = false
  private let onClose: () -> Void

  package init(onClose: @escaping () -> Void = {}) { self.onClose = onClose }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    onClose()
  }

  package func rendered() -> RenderedElement {
    let app = RenderedElement(
      id: "app", role: .app,
      children: [
        RenderedElement(
          id: "bar", role: .navigationBar,
          children: [RenderedElement(id: "title", role: .title, label: "Paper")]),
        RenderedElement(id: "content", role: .content, children: [list]),
      ])
    return RenderedElement(
      id: "window", role: .window, children: [app] + (sheet.map { [$0] } ?? []))
  }

  private func change(_ body: @escaping @MainActor (String) -> Void) -> RenderedElement.Handler {
    { [weak self] argument in
      body(argument)
      self?.onChange?()
    }
  }
}

extension PaperCatalog {
  private var list: RenderedElement {
    RenderedElement(
      id: "list", role: .list, children: (1...20).map(row),
      handlers: [.scroll: change { [weak self] in self?.firstRow = Int($0) ?? 0 }])
  }

  private func row(_ item: Int) -> RenderedElement {
    let isOut = !(firstRow..<firstRow + 12).contains(item - 1)
    let (count, name) = (counts[item, default: 0], "Item \(item)")
    let out: ElementTraits = isOut ? .scrolledAway : []
    let minus = RenderedElement(
      id: "minus \(item)", role: .button, label: "Remove \(name)",
      traits: count == 0 ? out.union(.disabled) : out, children: [symbol("minus", item)],
      handlers: [.tap: change { [weak self] _ in self?.counts[item] = count - 1 }])
    let plus = RenderedElement(
      id: "plus \(item)", role: .button, label: "Add \(name)", traits: out,
      children: [symbol("plus", item)],
      handlers: [.tap: change { [weak self] _ in self?.counts[item] = count + 1 }])
    let number = RenderedElement(id: "count \(item)", role: .text, label: "\(count)")
    let open = RenderedElement(
      id: "open \(item)", role: .button, label: name, traits: out,
      handlers: [.tap: change { [weak self] _ in self?.detail = item }])
    let spacer = RenderedElement(id: "spacer \(item)", role: .spacer)
    return RenderedElement(
      id: "row \(item)", role: .row, traits: out,
      children: [
        RenderedElement(
          id: "stack \(item)", role: .horizontalStack,
          children: [open, spacer, minus, number, plus])
      ])
  }

  private func symbol(_ name: String, _ item: Int) -> RenderedElement {
    RenderedElement(
      id: "\(name) symbol \(item)", role: .image, label: "\(name).circle",
      looks: ElementLooks(symbol: "\(name).circle"))
  }

  private var sheet: RenderedElement? {
    guard let detail else { return nil }
    return RenderedElement(
      id: "sheet", role: .sheet, label: "Item \(detail)",
      children: [
        RenderedElement(
          id: "stack", role: .verticalStack,
          children: [
            RenderedElement(
              id: "name", role: .text, label: "Item \(detail)", looks: ElementLooks(font: "title")),
            RenderedElement(
              id: "note", role: .textField, label: "Note", value: note,
              handlers: [.edit: change { [weak self] in self?.note = $0 }]),
            RenderedElement(id: "echo", role: .text, label: note),
            RenderedElement(
              id: "done", role: .button, label: "Done", traits: .prominent,
              handlers: [.tap: change { [weak self] _ in self?.detail = nil }]),
          ])
      ],
      handlers: [.dismiss: change { [weak self] _ in self?.detail = nil }])
  }
}
