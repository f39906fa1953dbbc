import Foundation
internal import ScreenTree

/// Rows below one another, in sections, of which as many are shown as the screen has room for.
///
/// On Linux that is always 12 rows, from the row scrolled to; the cells of the others are made as
/// well, so that they can be read. A cell is kept until its row is reloaded or deleted, so changed
/// data is not seen before, as on iOS.
@MainActor public class UITableView: UIScrollView {
  /// How sections stand. Read and forgotten on Linux.
  nonisolated public enum Style: Int, Sendable {
    /// Without gaps.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
  }

  var rows: TableRows?
  var updates: TableUpdates?
  var firstRow = 0
  private var cellClasses: [String: AnyClass] = [:]

  /// Makes a table of a size.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table of a size.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// How sections stand.
  public let style: UITableView.Style

  /// Says what stands in the table.
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  /// Whether a tap selects a row.
  public var allowsSelection = true { didSet { changed(allowsSelection != oldValue) } }

  /// Asks for everything anew. Nothing is selected after that.
  public func reloadData() {
    rows = nil
    changed()
  }

  /// Sets the class of the cells that are made for an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// A cell for an identifier without a row: none is kept for reuse.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard cellClasses[identifier] != nil else { return nil }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A cell for an identifier. Where none was registered, on iOS an exception, it is a plain one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    warn("Unable to dequeue a cell with identifier \(identifier): register a class for it.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    [list(in: rendering)] + subviews.flatMap { $0.elements(in: rendering) }
  }
}
