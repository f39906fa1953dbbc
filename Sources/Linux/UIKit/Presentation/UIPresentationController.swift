import Foundation

/// Speaks for the presentation of a screen.
@MainActor public class UIPresentationController: NSObject {
  private weak var screen: UIViewController?

  init(presenting screen: UIViewController) {
    self.screen = screen
    super.init()
  }

  /// Told when a person ends the presentation.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The screen that is presented. The presentation does not keep it: once it has been released,
  /// this is an empty one.
  public var presentedViewController: UIViewController { screen ?? UIViewController() }

  /// The screen that it is presented over; itself before it is.
  public var presentingViewController: UIViewController {
    screen?.presentingViewController ?? presentedViewController
  }
}

/// Is told what a person does to a presented screen.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// A person has drawn the screen down. Dismissal by code is not told.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person has tried to draw a screen down that says it is modal.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Nothing follows from it.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Nothing follows from it.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// Speaks for the presentation that the screen is in, or will be.
  public var presentationController: UIPresentationController? {
    let screen = outermost
    if let known = screen.storedPresentationController { return known }
    let controller = UIPresentationController(presenting: screen)
    screen.storedPresentationController = controller
    return controller
  }
}
