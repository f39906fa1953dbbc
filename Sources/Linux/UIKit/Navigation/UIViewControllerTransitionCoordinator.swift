import Foundation

/// Says how a transition is going.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether a person's hand is on it.
  var isInteractive: Bool { get }

  /// Whether it was let go, so that what went has come back.
  var isCancelled: Bool { get }
}

/// Goes along with a transition, and says how it ends.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Does something along with the transition, and something when it has ended.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

// A requirement has no default argument of its own.
extension UIViewControllerTransitionCoordinator {
  /// Does something along with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// Goes along with the transition that the controller, or one around it, is in. On Linux only a
  /// back swipe takes time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self) { $0.parent }.lazy
      .compactMap { ($0 as? UINavigationController)?.swipe }.first
  }
}

/// The transition of a back swipe.
final class BackSwipe: NSObject, UIViewControllerTransitionCoordinator {
  private(set) var isInteractive = true
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let told = completions
    completions = []
    for completion in told { completion(self) }
  }
}
