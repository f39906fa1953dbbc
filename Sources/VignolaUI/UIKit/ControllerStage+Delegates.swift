#if !os(macOS)
  import UIKit
  import VignolaCore

  // What a person does, and what other code does, comes in here.

  extension ControllerStage: UINavigationControllerDelegate {
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
