import Foundation
package import ScreenTree

/// Where screens are shown. On Linux a window is the whole device.
@MainActor public class UIWindow: UIView {
  private lazy var screenRevision = Revision { [weak self] in self?.tell() }
  private var rendering = RenderedElement(id: "window", role: .window)
  private var isRendering = false
  private var isTelling = false
  private var isShown = false
  /// Told, in the main actor's next turn, that the next rendering differs.
  package var onChange: (() -> Void)?

  /// Makes a window, which is hidden until it is made visible.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The screen at the bottom of all. Replacing it removes all that lies over the former one.
  public var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replace(oldValue) } }
  }

  /// Whether nothing is shown.
  public override var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue == isShown else { return }
      isShown = !newValue
      rootViewController?.beginAppearance(isShown, animated: false)
      rootViewController?.endAppearance(animated: false)
      screenRevision.raise()
    }
  }

  /// Shows the window.
  public func makeKeyAndVisible() { isHidden = false }

  private func replace(_ old: UIViewController?) {
    old?.uncover(animated: false)
    rootViewController?.hostWindow = self
    if isShown {
      old?.beginAppearance(false, animated: false)
      rootViewController?.beginAppearance(true, animated: false)
      old?.endAppearance(animated: false)
      rootViewController?.endAppearance(animated: false)
    }
    old?.hostWindow = nil
    screenRevision.raise()
  }
}

extension UIWindow {
  /// How many renderings may follow one another because each changes what it shows. The rest waits
  /// for the next look.
  private static let passLimit = 50

  /// What stands on the screen now.
  package func rendered() -> RenderedElement {
    // A rendering asked for from within one gets what there is.
    guard !isRendering else { return rendering }
    isRendering = true
    defer { isRendering = false }
    var passes = 0
    while screenRevision.isStale, passes < Self.passLimit {
      passes += 1
      screenRevision.lower()
      rendering.children =
        isShown ? rootViewController?.layers(.app, for: screenRevision) ?? [] : []
    }
    return rendering
  }

  /// Removes the screens for good.
  package func close() {
    rootViewController = nil
    isHidden = true
    rendering.children = []
  }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    Task { @MainActor [weak self] in
      self?.isTelling = false
      self?.onChange?()
    }
  }
}
