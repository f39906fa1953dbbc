import Foundation
internal import ScreenTree

extension UITableView {
  /// Where a row comes to stand that is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How many sections there are.
  public var numberOfSections: Int { loadRows().sections.count }

  /// How many rows a section has; none if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    let sections = loadRows().sections
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The cell of a row, if it has been made.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows?[indexPath]?.cell }

  /// The row of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows?.path { $0.cell === cell }
  }

  /// The row that is selected.
  public var indexPathForSelectedRow: IndexPath? { rows?.path(where: \.isSelected) }

  /// Selects a row, or none, without telling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    mark(indexPath.flatMap { loadRows()[$0] })
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Lets a row not be selected any more, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let row = rows?[indexPath], row.isSelected else { return }
    mark(nil)
  }

  /// Scrolls until a row is shown.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let row = loadRows()[indexPath] else { return }
    let all = loadRows().sections.joined()
    let index = all.enumerated().first { $0.element === row }?.offset ?? 0
    if !(firstRow..<firstRow + ListWindow.rowsShown).contains(index) { scroll(to: index) }
  }

  /// The rows, asked for if that has not been done.
  @discardableResult func loadRows() -> TableRows {
    if let rows { return rows }
    let new = TableRows(asking: dataSource, of: self)
    rows = new
    return new
  }

  func scroll(to row: Int) {
    let first = ListWindow.clamp(row, count: loadRows().counts.reduce(0, +))
    guard first != firstRow else { return }
    firstRow = first
    changed()
    delegate?.scrollViewDidScroll(self)
  }

  /// A person taps a row.
  func choose(_ row: TableRows.Row) {
    guard allowsSelection, let path = rows?.path(of: row) else { return }
    let delegate = delegate as? any UITableViewDelegate
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen, let target = rows?[chosen] else { return }
    let former = indexPathForSelectedRow
    mark(target)
    if let former, former != chosen { delegate?.tableView(self, didDeselectRowAt: former) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func mark(_ row: TableRows.Row?) {
    for other in (rows?.sections ?? []).joined() { other.isSelected = other === row }
    changed()
  }
}
