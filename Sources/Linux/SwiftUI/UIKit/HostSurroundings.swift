internal import UIKit

/// What a graph needs to know of the controller whose screen it is.
@MainActor struct HostSurroundings {
  /// The controller. Contexts outlive passes in what they have rendered, so they do not keep it.
  weak var controller: UIViewController?
  /// Begins the identities of the graph's elements: other graphs are on the same screen.
  let prefix: String
  /// Closes the screen.
  let dismiss: @MainActor () -> Void

  init(controller: UIViewController, dismiss: @escaping @MainActor () -> Void) {
    self.controller = controller
    prefix = "h\(controller.identityNumber)."
    self.dismiss = dismiss
  }
}
