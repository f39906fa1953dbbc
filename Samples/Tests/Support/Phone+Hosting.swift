import ScreenDriver
import UIKit

extension Phone {
  /// Takes one controller into the hand, under a bar.
  package convenience init(showing controller: UIViewController) {
    self.init(ControllerHost { UINavigationController(rootViewController: controller) })
  }

  /// Takes one view into the hand.
  package convenience init(showing view: UIView) {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = view
    self.init(ControllerHost { controller })
  }
}
