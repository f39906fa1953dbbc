import Foundation

/// Speaks for a presentation in a bubble, which points at something. A phone has none, and neither
/// has Linux; where there are some, one that points at nothing is an exception.
@MainActor public class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  public var sourceView: UIView?

  /// The part of the view that the bubble points at.
  public var sourceRect = CGRect.zero
}

extension UIViewController {
  /// Speaks for the bubble that the screen will be presented in. On Linux there is none.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
