import Foundation
internal import ScreenTree

/// Views below or beside one another.
@MainActor public class UIStackView: UIView {
  /// How the views share the room along the stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// They are stretched to fill it.
    case fill = 0
    /// They are of one size.
    case fillEqually = 1
    /// They keep their proportions.
    case fillProportionally = 2
    /// The gaps between them are of one size.
    case equalSpacing = 3
    /// Their middles are evenly spread.
    case equalCentering = 4
  }

  /// How the views stand across the stack.
  nonisolated public enum Alignment: Int, Sendable {
    /// They are stretched to fill it.
    case fill = 0
    /// They stand at the leading edge.
    case leading = 1
    /// They stand on their first line of text.
    case firstBaseline = 2
    /// They stand in the middle.
    case center = 3
    /// They stand at the trailing edge.
    case trailing = 4
    /// They stand on their last line of text.
    case lastBaseline = 5

    /// They stand at the top.
    public static var top: UIStackView.Alignment { .leading }
    /// They stand at the bottom.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  private var arranged: [UIView] = []

  /// Makes a stack of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The direction of the stack.
  public var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(axis != oldValue) } }

  /// How the views share the room. Read and forgotten on Linux.
  public var distribution: UIStackView.Distribution = .fill

  /// How the views stand across. Read and forgotten on Linux.
  public var alignment: UIStackView.Alignment = .fill

  /// The gap between the views. Read and forgotten on Linux.
  public var spacing: CGFloat = 0

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    // What is in the stack and not in its order is seen all the same.
    let others = subviews.filter { view in !arranged.contains { $0 === view } }
    let inside = (arranged + others).flatMap { $0.elements(in: rendering) }
    return [element(axis == .vertical ? .verticalStack : .horizontalStack, children: inside)]
  }

  override func willRemove(_ view: UIView) { arranged.removeAll { $0 === view } }
}

extension UIStackView {
  /// The views of the stack, in their order.
  public var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Adds a view at a place.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    changed()
  }

  /// Takes a view out of the order; it stays on the screen until it is removed from its
  /// superview.
  public func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    changed()
  }
}

/// A rule about where views stand. On Linux only the directions exist.
@MainActor public class NSLayoutConstraint: NSObject {
  /// A direction.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
