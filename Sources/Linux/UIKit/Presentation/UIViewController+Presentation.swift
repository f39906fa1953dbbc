extension UIViewController {
  /// What has been presented over the screen that this controller is part of.
  public var presentedViewController: UIViewController? { outermost.presented }

  /// Over what the screen that this controller is part of has been presented.
  public var presentingViewController: UIViewController? { outermost.presenting }

  /// Presents a screen over this one, the outermost. What UIKit would not do is refused.
  func lay(
    _ screen: UIViewController, over asked: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let attempt = "Attempt to present \(name(of: screen)) on \(name(of: asked))"
    if let presented {
      return warn("\(attempt) which is already presenting \(name(of: presented)).")
    }
    guard screen !== self, screen.parent == nil, screen.presenting == nil, screen.hostWindow == nil
    else { return warn("\(attempt), but it is on the screen already.") }
    guard appearance == .appeared else {
      return warn("\(attempt) whose view is not in the window hierarchy.")
    }
    let covers = screen.modalPresentationStyle.covers
    presented = screen
    screen.presenting = self
    screen.movement.insert(.presented)
    screen.loadViewIfNeeded()
    if covers { beginAppearance(false, animated: animated) }
    screen.beginAppearance(true, animated: animated)
    screen.endAppearance(animated: animated)
    if covers { endAppearance(animated: animated) }
    screen.movement.remove(.presented)
    changed()
    completion?()
  }

  /// Ends what this screen has presented, or else its own presentation.
  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let screen = outermost
    if screen.presented != nil {
      screen.uncover(animated: animated, completion: completion)
    } else {
      screen.presenting?.uncover(animated: animated, completion: completion)
    }
  }

  /// Removes all that lies over this screen: told from the top down, then gone.
  func uncover(animated: Bool, completion: (() -> Void)? = nil) {
    guard let first = presented, !first.movement.contains(.dismissed) else { return }
    let leaving = Array(sequence(first: first) { $0.presented }.reversed())
    for screen in leaving { screen.movement.insert(.dismissed) }
    for screen in leaving { screen.beginAppearance(false, animated: animated) }
    if first.modalPresentationStyle.covers, appearance == .disappeared {
      beginAppearance(true, animated: animated)
      endAppearance(animated: animated)
    }
    for screen in leaving {
      screen.endAppearance(animated: animated)
      screen.presenting?.presented = nil
      screen.presenting = nil
      screen.movement.remove(.dismissed)
    }
    changed()
    completion?()
  }

  /// Whether only the app may close the screen: it says so, or a screen that is shown in it does.
  var isModal: Bool { isModalInPresentation || shownChildren.contains(where: \.isModal) }

  /// A person draws the sheet down.
  func drawDown() {
    guard presented == nil, !isModal, let presenting else { return }
    presenting.uncover(animated: true)
    hasBeenDismissed()
    if let controller = storedPresentationController {
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
  }
}
