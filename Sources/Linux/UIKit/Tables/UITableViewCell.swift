import Foundation
internal import ScreenTree

/// A row's content in a table. It is used as it is, with a configuration and an accessory; on
/// Linux it is not subclassed.
@MainActor public class UITableViewCell: UIView {
  /// How a cell without a configuration stands. Read and forgotten on Linux.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A text and a picture.
    case `default` = 0
    /// A text and a value beside it.
    case value1 = 1
    /// A name and a value beside it.
    case value2 = 2
    /// A text and a smaller one below.
    case subtitle = 3
  }

  /// A sign at the trailing edge that the system has a picture for.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// No sign.
    case none = 0
    /// More follows.
    case disclosureIndicator = 1
    /// The row is chosen.
    case checkmark = 3
  }

  /// How a selected row looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// Like the others.
    case none = 0
    /// As the system has it.
    case `default` = 3
  }

  private let inside = UIView()
  private var configured: (any UIView & UIContentView)?

  /// Makes a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(inside)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// What the cell was asked for by.
  public let reuseIdentifier: String?

  /// What stands in the cell.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured { inside.insertSubview(configured, at: 0) }
      changed()
    }
  }

  /// The view at the trailing edge.
  public var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      changed()
    }
  }

  /// The sign at the trailing edge, where there is no view.
  public var accessoryType = AccessoryType.none { didSet { changed(accessoryType != oldValue) } }

  /// How the selected row looks. Read and forgotten on Linux.
  public var selectionStyle = SelectionStyle.default

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    inside.revision = rendering.revision
    var parts = inside.subviews.flatMap { $0.elements(in: rendering) }
    parts += accessoryView?.elements(in: rendering) ?? []
    if accessoryView == nil, accessoryType == .checkmark {
      var mark = element(.image, part: "mark", label: "checkmark")
      mark.looks.symbol = "checkmark"
      parts.append(mark)
    }
    return [element(.horizontalStack, children: parts)]
  }
}

extension UITableViewCell {
  /// Where views of one's own are placed.
  public var contentView: UIView { inside }

  /// A configuration to begin with.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
