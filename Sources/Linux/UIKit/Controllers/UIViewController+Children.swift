extension UIViewController {
  /// The controller that this one is in.
  public var parent: UIViewController? { storedParent }

  /// The controllers in this one.
  public var children: [UIViewController] { storedChildren }

  /// The nearest navigation controller around.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest tab bar controller around.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  private func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// The controller of the whole screen that this one is part of.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The window that shows the screen.
  var window: UIWindow? {
    let screen = outermost
    return screen.hostWindow ?? screen.presenting?.window
  }

  /// Puts a controller into this one; out of another it is taken first.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !sequence(first: self, next: { $0.parent }).contains(where: { $0 === child }) else {
      return warn("A view controller can't be put into itself: \(name(of: child)).")
    }
    if let former = child.parent {
      child.willMove(toParent: nil)
      former.lose(child)
    }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Takes the controller out, without its leave.
  func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
    parent.changed()
  }

  /// Gives a child away, with what belongs to that in the containers that show one at a time.
  func lose(_ child: UIViewController) {
    switch self {
    case let stack as UINavigationController: stack.forget(child)
    case let tabs as UITabBarController: tabs.forget(child)
    default: child.leaveParent()
    }
  }
}
