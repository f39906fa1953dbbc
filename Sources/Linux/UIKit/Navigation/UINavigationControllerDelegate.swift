import Foundation

/// Is told which screen a navigation controller shows.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to be shown. Where a back swipe brings it, it may yet be let go.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A screen is shown, whatever brought it: code, the back button or a swipe.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing follows from it.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Nothing follows from it.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
