import Foundation

extension UITableView {
  /// How rows come and go. Read and forgotten on Linux.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right.
    case right = 1
    /// They come from the left.
    case left = 2
    /// They come from the top.
    case top = 3
    /// They come from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table has it.
    case automatic = 100
  }

  /// Rows have come, named by their places after all changes.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Rows have gone, named by their places before all changes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Rows are asked for anew, named by their places before all changes.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  /// Sections have come, named by their places after all changes.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone, named by their places before all changes.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are asked for anew, named by their places before all changes.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes one change of several.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins several changes that count as one.
  public func beginUpdates() {
    loadRows()
    updates = updates ?? TableUpdates()
    updates?.depth += 1
  }

  /// Ends several changes that count as one.
  public func endUpdates() {
    guard var updates else { return }
    updates.depth -= 1
    self.updates = updates.depth > 0 ? updates : nil
    if updates.depth <= 0 { apply(updates) }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    // A table that has asked for nothing yet will get what is there.
    guard rows != nil || updates != nil else { return changed() }
    var updates = updates ?? TableUpdates()
    change(&updates)
    if updates.depth > 0 { self.updates = updates } else { apply(updates) }
  }

  private func apply(_ updates: TableUpdates) {
    guard let rows else { return changed() }
    let counts = TableRows.counts(asking: dataSource, of: self)
    guard var new = updates.applied(to: rows) else {
      warn("Invalid update: it names a row that the table does not have. All is reloaded.")
      return reloadData()
    }
    for section in updates.insertedSections where counts.indices.contains(section) {
      new.sections[section] = (0..<counts[section]).map { _ in TableRows.Row() }
    }
    for section in updates.reloadedSections where counts.indices.contains(section) {
      new.sections[section] = (0..<counts[section]).map { _ in TableRows.Row() }
    }
    guard new.counts == counts else {
      warn(
        "Invalid update: \(new.counts) rows after it, but the data source has \(counts). "
          + "All is reloaded.")
      return reloadData()
    }
    self.rows = new
    changed()
  }
}
