public import ScreenTree
public import UIKit

/// Runs a view controller without a window on a device.
///
/// ```swift
/// let host = ControllerHost { UINavigationController(rootViewController: ItemList()) }
/// host.rendered().first { $0.label == "Add" }?.handlers[.tap]?("")
/// host.close()
/// ```
///
/// The controller is made once and appears when the host is made; it ends with ``close()``, or with
/// the host.
@MainActor public final class ControllerHost: ScreenHost {
  /// The window that shows the controller. Its root can be replaced, as an app does.
  public let window: UIWindow

  /// Makes the controller and shows it in a window of its own.
  public init(_ root: @escaping () -> UIViewController) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root()
    window.makeKeyAndVisible()
  }

  /// Takes over a window that the app has made.
  public init(window: UIWindow) {
    self.window = window
  }

  isolated deinit {
    window.close()
  }

  /// Brings the screen up to date and returns its window.
  public func rendered() -> RenderedElement {
    window.rendered()
  }

  /// Called after something changed that the next rendering will show, once a turn.
  public var onChange: (() -> Void)? {
    get { window.onChange }
    set { window.onChange = newValue }
  }

  /// Removes the controllers: all of them disappear and are released.
  public func close() {
    window.close()
  }
}
