/// How many of a list's rows are on the screen: the same for every toolkit.
package enum ListWindow {
  /// How many rows a list shows.
  package static let rowsShown = 12

  /// The nearest row that a list can begin with: the last page is full.
  package static func clamp(_ row: Int, count: Int) -> Int {
    min(max(row, 0), max(count - rowsShown, 0))
  }
}
