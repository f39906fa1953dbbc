import Foundation
internal import ScreenTree

extension UITableView {
  /// The table as a list: rows, and sections of rows where they have titles or are several.
  func list(in rendering: Rendering) -> RenderedElement {
    let rows = loadRows()
    let count = rows.counts.reduce(0, +)
    firstRow = ListWindow.clamp(firstRow, count: count)
    var list = element(.list)
    list.value = "\(firstRow)"
    var next = 0
    for section in rows.sections.indices {
      let title = dataSource?.tableView(self, titleForHeaderInSection: section) ?? ""
      let note = dataSource?.tableView(self, titleForFooterInSection: section) ?? ""
      let elements = rows.sections[section].enumerated().map { index, row in
        defer { next += 1 }
        return self.row(row, at: [section, index], number: next, in: rendering)
      }
      if rows.sections.count == 1, title.isEmpty, note.isEmpty {
        list.children = elements
      } else {
        list.children.append(frame(elements, section: section, title: title, note: note))
      }
    }
    list.handlers[.scroll] = { [weak self] target in
      if let row = Int(target) { self?.scroll(to: row) }
    }
    announce(rows)
    return list
  }

  /// Tells of the rows that have come into sight. What follows from that is for the next rendering.
  private func announce(_ rows: TableRows) {
    let shown = firstRow..<firstRow + ListWindow.rowsShown
    for (number, row) in rows.sections.joined().enumerated() {
      let comes = shown.contains(number) && !row.isDisplayed
      row.isDisplayed = shown.contains(number)
      guard comes, let cell = row.cell, let path = self.rows?.path(of: row) else { continue }
      (delegate as? any UITableViewDelegate)?
        .tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func frame(
    _ rows: [RenderedElement], section number: Int, title: String, note: String
  ) -> RenderedElement {
    var children = rows
    if !title.isEmpty {
      let text = element(.text, part: "title\(number)", label: title)
      var header = element(.header, part: "header\(number)", label: title, children: [text])
      header.traits.insert(.heading)
      children.insert(header, at: 0)
    }
    if !note.isEmpty { children.append(element(.text, part: "note\(number)", label: note)) }
    return element(.section, part: "section\(number)", label: title, children: children)
  }

  private func row(
    _ row: TableRows.Row, at path: IndexPath, number: Int, in rendering: Rendering
  ) -> RenderedElement {
    let isShown = (firstRow..<firstRow + ListWindow.rowsShown).contains(number)
    let cell = cell(of: row, at: path)
    let content = cell.elements(in: rendering)
    let spoken = cell.accessibilityLabel ?? content.map(\.writing).joined(separator: " ")
    var element = RenderedElement(
      id: "r\(row.number)", role: .row, label: spoken, children: content)
    if row.isSelected { element.traits.insert(.selected) }
    if allowsSelection {
      element.handlers[.tap] = { [weak self, weak row] _ in
        if let self, let row { choose(row) }
      }
    }
    guard isShown else {
      element.changeAll { $0.traits.insert(.scrolledAway) }
      return element
    }
    let actions = actions(behind: row, at: path, cell: cell)
    if !actions.isEmpty {
      element.children.append(
        RenderedElement(id: "r\(row.number).actions", role: .swipeActions, children: actions))
    }
    return element
  }

  private func cell(of row: TableRows.Row, at path: IndexPath) -> UITableViewCell {
    if let cell = row.cell { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    let made = cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    row.cell = made
    return made
  }

  private func actions(
    behind row: TableRows.Row, at path: IndexPath, cell: UITableViewCell
  ) -> [RenderedElement] {
    guard let delegate = delegate as? any UITableViewDelegate else { return [] }
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return elements(of: leading, row, "leading", cell).map { button in
      var button = button
      button.traits.insert(.leading)
      return button
    } + elements(of: trailing, row, "trailing", cell)
  }

  private func elements(
    of configuration: UISwipeActionsConfiguration?, _ row: TableRows.Row, _ edge: String,
    _ cell: UITableViewCell
  ) -> [RenderedElement] {
    (configuration?.actions ?? []).enumerated().map { index, action in
      action.element(id: "r\(row.number).\(edge)\(index)", source: cell)
    }
  }
}
