import Foundation

/// What a table has been told by its data source: its rows, with the cells made so far.
@MainActor struct TableRows {
  /// A row, which stays the same when others come and go.
  @MainActor final class Row {
    let number = Numbering.next()
    var cell: UITableViewCell?
    var isSelected = false
    var isDisplayed = false
  }

  var sections: [[Row]]

  /// Asks a data source how many rows there are.
  init(asking source: (any UITableViewDataSource)?, of table: UITableView) {
    sections = Self.counts(asking: source, of: table).map { count in (0..<count).map { _ in Row() }
    }
  }

  static func counts(asking source: (any UITableViewDataSource)?, of table: UITableView) -> [Int] {
    guard let source else { return [] }
    return (0..<max(source.numberOfSections(in: table), 0)).map {
      max(source.tableView(table, numberOfRowsInSection: $0), 0)
    }
  }

  var counts: [Int] { sections.map(\.count) }

  /// The row at a place, if there is one.
  subscript(path: IndexPath) -> Row? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }

  /// Where a row is now.
  func path(of row: Row) -> IndexPath? { path(where: { $0 === row }) }

  /// Where the first row is for which a condition holds.
  func path(where condition: (Row) -> Bool) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(where: condition) { return [section, row] }
    }
    return nil
  }
}
