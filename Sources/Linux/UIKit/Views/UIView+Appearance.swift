extension UIView {
  /// The controllers of the views in here, the outermost of each branch.
  var controllersInside: [UIViewController] {
    subviews.flatMap { $0.controller.map { [$0] } ?? $0.controllersInside }
  }

  /// The controller on whose screen the view stands.
  private var enclosingController: UIViewController? {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.controller).first
  }

  /// Lets children appear whose views have come onto a screen that is shown.
  func appearWithSuperview() {
    guard let screen = superview?.enclosingController, screen.appearance == .appeared else {
      return
    }
    for child in arriving where child.parent === screen && child.appearance == .disappeared {
      child.beginAppearance(true, animated: false)
      child.endAppearance(animated: false)
    }
  }

  /// Lets children disappear whose views are about to leave a screen that is shown.
  func disappearWithSuperview() {
    guard superview?.enclosingController?.appearance == .appeared else { return }
    for child in arriving where child.parent != nil && child.appearance == .appeared {
      child.beginAppearance(false, animated: false)
      child.endAppearance(animated: false)
    }
  }

  private var arriving: [UIViewController] { controller.map { [$0] } ?? controllersInside }
}
