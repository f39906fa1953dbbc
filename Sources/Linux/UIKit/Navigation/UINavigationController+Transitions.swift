extension UINavigationController {
  /// Changes the stack and brings the screen after it.
  func change(to new: [UIViewController], animated: Bool) {
    letGo()
    guard isPossible(new) else { return }
    let old = stack
    let gone = old.filter { screen in !new.contains { $0 === screen } }
    let come = new.filter { screen in !old.contains { $0 === screen } }
    for screen in gone.reversed() {
      screen.willMove(toParent: nil)
      screen.movement.insert(.fromParent)
    }
    for screen in come {
      adopt(screen)
      screen.movement.remove(.fromParent)
      screen.movement.insert(.toParent)
    }
    stack = new
    leaving += gone.reversed()
    arriving += come
    changed()
    settle(animated: animated)
  }

  private func isPossible(_ new: [UIViewController]) -> Bool {
    for (index, screen) in new.enumerated() {
      if new[..<index].contains(where: { $0 === screen }) {
        warn("Pushing the same view controller more than once: \(name(of: screen)).")
        return false
      }
      if screen is UINavigationController {
        warn("Pushing a navigation controller is not supported: \(name(of: screen)).")
        return false
      }
    }
    return true
  }

  /// Lets the screen follow the stack. What changes the stack meanwhile is followed in turn.
  func settle(animated: Bool) {
    guard !isTransitioning else { return }
    switch appearance {
    case .appearing, .disappearing:
      return
    case .disappeared:
      shown = stack.last
      finish()
    case .appeared:
      isTransitioning = true
      while shown !== stack.last { follow(animated: animated) }
      finish()
      isTransitioning = false
      changed()
    }
  }

  private func follow(animated: Bool) {
    let (old, new) = (shown, stack.last)
    new?.loadViewIfNeeded()
    if let new { tellWillShow(new, animated: animated) }
    old?.beginAppearance(false, animated: animated)
    new?.beginAppearance(true, animated: animated)
    shown = new
    let left = separate()
    old?.endAppearance(animated: animated)
    new?.endAppearance(animated: animated)
    tell(left)
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  /// Tells the delegate what is about to be shown.
  func tellWillShow(_ screen: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: screen, animated: animated)
  }

  private func finish() { tell(separate()) }

  /// Takes the screens that have left out of this controller; after that they have no parent.
  func separate() -> [UIViewController] {
    let left = leaving.filter { screen in !stack.contains { $0 === screen } }
    leaving = []
    for screen in left where screen.parent === self {
      storedChildren.removeAll { $0 === screen }
      screen.storedParent = nil
    }
    return left
  }

  /// Tells the screens that have left and those that have come.
  func tell(_ left: [UIViewController]) {
    for screen in left {
      screen.movement.remove(.fromParent)
      if screen.parent == nil { screen.didMove(toParent: nil) }
    }
    let come = arriving
    arriving = []
    for screen in come {
      screen.movement.remove(.toParent)
      if screen.parent === self { screen.didMove(toParent: self) }
    }
  }

  /// Gives a screen away that another container takes.
  func forget(_ screen: UIViewController) {
    change(to: stack.filter { $0 !== screen }, animated: false)
  }
}
