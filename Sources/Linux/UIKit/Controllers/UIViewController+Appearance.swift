/// Whether a screen is shown, and where it is on the way.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

/// Why a screen comes or goes.
enum Movement {
  case toParent, fromParent, presented, dismissed
}

extension UIViewController {
  /// Tells the controller, and then the children that it shows, that it will come or go.
  ///
  /// A screen on its way in one direction may turn around, as when a back swipe is let go.
  func beginAppearance(_ appears: Bool, animated: Bool) {
    if appears {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      prepareToAppear(animated: animated)
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      prepareToDisappear()
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearance(appears, animated: animated) }
  }

  /// Tells the controller, and then its children, that it has come or gone.
  func endAppearance(animated: Bool) {
    let children = shownChildren
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    for child in children { child.endAppearance(animated: animated) }
    appearanceHasChanged(animated: animated)
  }
}

extension UIViewController {
  /// Whether the screen comes because its controller was put into another.
  public var isMovingToParent: Bool { movement.contains(.toParent) }

  /// Whether the screen goes because its controller is taken out of another.
  public var isMovingFromParent: Bool { movement.contains(.fromParent) }

  /// Whether the screen comes because it is being presented.
  public var isBeingPresented: Bool { movement.contains(.presented) }

  /// Whether the screen goes because it is being dismissed.
  public var isBeingDismissed: Bool { movement.contains(.dismissed) }
}
