import UIKit

final class AppController: UIViewController {
  var onClose: (() -> Void)?

  func watch(_ center: Center) {
    center.observe { [unowned self] in onClose?() }
  }
}
