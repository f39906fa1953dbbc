extension UINavigationController {
  /// Whether a screen is the last one and has another below it to go back to.
  func canGoBack(from screen: UIViewController) -> Bool {
    stack.count > 1 && stack.last === screen && appearance == .appeared && !isTransitioning
  }

  /// A finger takes hold of the screen at its edge.
  func takeHold(of screen: UIViewController) {
    guard held == nil, canGoBack(from: screen) else { return }
    stack.removeLast()
    let below = stack.last
    held = screen
    swipe = BackSwipe()
    screen.movement.insert(.fromParent)
    isTransitioning = true
    if let below { tellWillShow(below, animated: true) }
    screen.willMove(toParent: nil)
    screen.beginAppearance(false, animated: true)
    below?.beginAppearance(true, animated: true)
    isTransitioning = false
    // A callback may have changed the stack, which ends the swipe.
    if held !== screen { turnAround(screen, over: below) }
    changed()
  }

  /// A swipe ends before the middle, or because the stack is changed: the screen that was going
  /// comes back, and no other has been shown.
  func letGo() {
    guard let screen = held else { return }
    held = nil
    let below = stack.last
    stack.append(screen)
    screen.movement.remove(.fromParent)
    if !isTransitioning { turnAround(screen, over: below) }
  }

  private func turnAround(_ screen: UIViewController, over below: UIViewController?) {
    isTransitioning = true
    below?.beginAppearance(false, animated: true)
    screen.beginAppearance(true, animated: true)
    below?.endAppearance(animated: true)
    screen.endAppearance(animated: true)
    isTransitioning = false
    changed()
    settle(animated: true)
    endSwipe(cancelled: true)
  }

  private func endSwipe(cancelled: Bool) {
    let ended = swipe
    swipe = nil
    ended?.end(cancelled: cancelled)
  }

  /// A person goes back: a held swipe is carried to its end, or the screen is popped at once. What
  /// goes is the screen that it began on; if that has gone already, nothing happens.
  func goBack(from screen: UIViewController) {
    if held === screen {
      finishBack(from: screen)
    } else if held == nil, canGoBack(from: screen) {
      popViewController(animated: true)
    }
  }

  private func finishBack(from screen: UIViewController) {
    let below = stack.last
    held = nil
    shown = below
    leaving.append(screen)
    isTransitioning = true
    let left = separate()
    screen.endAppearance(animated: true)
    below?.endAppearance(animated: true)
    tell(left)
    if let below { delegate?.navigationController(self, didShow: below, animated: true) }
    isTransitioning = false
    changed()
    settle(animated: true)
    endSwipe(cancelled: false)
  }
}
