import Foundation

/// Says what stands in a table.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What is written above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// What is written below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// There is one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nothing is.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Nothing is.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
