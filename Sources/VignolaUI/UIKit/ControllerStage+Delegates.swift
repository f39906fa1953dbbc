#if !os(macOS)
  import UIKit
  import VignolaCore

  // What a person does, and what other code does, comes in here.

  extension ControllerStage: UINavigationControllerDelegate {
    /// A transition begins. While a person's hand is on it the surface waits: the swipe may be let
    /// go, and a verb carried out meanwhile would tear the screen from under the finger.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      #if os(Linux)
        formerDelegate?.navigationController(
          navigationController, willShow: viewController, animated: animated)
      #else
        formerDelegate?.navigationController?(
          navigationController, willShow: viewController, animated: animated)
      #endif
      guard let swipe = navigationController.transitionCoordinator, swipe.isInteractive else {
        return
      }
      surface?.hold()
      // One that is carried to its end is told by what is shown then.
      swipe.animate(alongsideTransition: nil) { [weak self] swipe in
        if swipe.isCancelled { self?.report(because: .systemBack) }
      }
    }

    /// A transition has ended, whoever began it.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      // An optional requirement on Apple's platforms; Linux has none such.
      #if os(Linux)
        formerDelegate?.navigationController(
          navigationController, didShow: viewController, animated: animated)
      #else
        formerDelegate?.navigationController?(
          navigationController, didShow: viewController, animated: animated)
      #endif
      if let awaited, awaited.controller === navigationController {
        self.awaited = nil
        awaited.goOn()
      } else {
        if !isCarryingOut { adapt() }
        report(because: .systemBack)
      }
    }
  }

  extension ControllerStage: UIAdaptivePresentationControllerDelegate {
    /// A person has drawn a sheet down.
    public func presentationControllerDidDismiss(
      _ presentationController: UIPresentationController
    ) {
      report(because: .systemDismiss)
    }

    /// A person has tried to draw a sheet down that asks before.
    public func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      let tree = whatIsThere()
      let isTopmost = topmost === presentationController.presentedViewController
      guard isTopmost, let asked = tree.layers.last?.askedBeforeDismiss else { return }
      surface?.ask(asked, because: .systemDismiss)
    }
  }

  extension ControllerStage: UITabBarControllerDelegate {
    /// A person has tapped a tab.
    public func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      report(because: .systemBack)
    }
  }
#endif
