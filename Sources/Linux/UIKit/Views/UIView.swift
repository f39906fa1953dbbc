import Foundation
package import ScreenTree

/// A part of the screen, and the views inside it.
@MainActor open class UIView: UIResponder {
  private var storedSubviews: [UIView] = []
  private weak var storedSuperview: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// What stands here instead of subviews: the elements of another toolkit.
  package var hostedContent: ((Rendering) -> [RenderedElement])?

  /// Makes a view of a size. Without one it is as large as the view it stands in.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Where the view stands in the view around it.
  open var frame: CGRect

  /// Whether the view is left out.
  open var isHidden = false { didSet { changed(isHidden != oldValue) } }

  /// Whether touches reach the view and those inside.
  open var isUserInteractionEnabled = true {
    didSet { changed(isUserInteractionEnabled != oldValue) }
  }

  /// Names the view for tests; a person does not meet the name.
  open var accessibilityIdentifier: String? {
    didSet { changed(accessibilityIdentifier != oldValue) }
  }

  /// How a screen reader names the view.
  open var accessibilityLabel: String? { didSet { changed(accessibilityLabel != oldValue) } }

  /// What stands behind the view. Read and forgotten on Linux.
  open var backgroundColor: UIColor?

  /// How the view keeps up with the size of the one around it. Read and forgotten on Linux.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Told that the views inside are being placed.
  open func layoutSubviews() {}

  /// What the view puts on the screen by itself.
  func ownElements(in rendering: Rendering) -> [RenderedElement] {
    let inside = subviews.flatMap { $0.elements(in: rendering) }
    if let hostedContent { return hostedContent(rendering) + inside }
    return inside.isEmpty ? [] : [element(.group, children: inside)]
  }

  /// The name that a screen reader gives the view by itself.
  var spokenLabel: String { "" }

  /// Adds a view in front of those inside.
  open func addSubview(_ view: UIView) { insertSubview(view, at: storedSubviews.count) }

  /// Adds a view at a place among those inside.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return warn("Can't add \(name(of: self)) as a subview of itself.")
    }
    view.detach()
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.storedSuperview = self
    changed()
    view.appearWithSuperview()
  }

  /// Takes the view out of the one it stands in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    disappearWithSuperview()
    detach()
  }

  private func detach() {
    guard let superview = storedSuperview else { return }
    superview.storedSubviews.removeAll { $0 === self }
    superview.willRemove(self)
    storedSuperview = nil
    superview.changed()
  }

  /// Told that a view is being taken out.
  func willRemove(_ view: UIView) {}
}

extension UIView {
  /// The view that this one stands in.
  public var superview: UIView? { storedSuperview }

  /// The views inside, from back to front.
  public var subviews: [UIView] { storedSubviews }

  /// The size of the view, with its own corner as the origin.
  public var bounds: CGRect {
    if frame.size != .zero { return CGRect(origin: .zero, size: frame.size) }
    return superview?.bounds ?? CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// The window that shows the view.
  public var window: UIWindow? {
    self as? UIWindow ?? superview?.window ?? controller?.window
  }

  /// Whether the view is another one or stands somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }
}
