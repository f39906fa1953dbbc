import Foundation

/// Changes of a table's rows that count as one: what goes and what is reloaded is named by the
/// places before, what comes by the places after.
struct TableUpdates {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var depth = 0

  /// Carries the changes out. Without a place that they name nothing is done, and the answer is
  /// that they are wrong.
  @MainActor func applied(to rows: TableRows) -> TableRows? {
    var new = rows
    for path in reloaded {
      guard let row = rows[path] else { return nil }
      row.cell = nil
      row.isSelected = false
    }
    for section in reloadedSections {
      guard new.sections.indices.contains(section) else { return nil }
    }
    for path in deleted.sorted(by: >) {
      guard rows[path] != nil else { return nil }
      new.sections[path.section].remove(at: path.row)
    }
    for section in deletedSections.reversed() {
      guard new.sections.indices.contains(section) else { return nil }
      new.sections.remove(at: section)
    }
    for section in insertedSections {
      guard section <= new.sections.count else { return nil }
      new.sections.insert([], at: section)
    }
    for path in inserted.sorted() {
      guard path.count == 2, new.sections.indices.contains(path.section) else { return nil }
      // The rows of a section that comes are counted anew.
      if insertedSections.contains(path.section) { continue }
      guard (0...new.sections[path.section].count).contains(path.row) else { return nil }
      new.sections[path.section].insert(TableRows.Row(), at: path.row)
    }
    return new
  }
}
