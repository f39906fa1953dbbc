import Foundation
internal import ScreenTree

/// Shows the last of a stack of screens, under a bar with the way back.
///
/// Transitions are immediate: when a verb returns, the callbacks of the screens have run and the
/// delegate knows. Only a person's back swipe takes time. While it is held the screen that goes is
/// no longer among ``viewControllers``, as on iOS; it comes back if the swipe is let go.
@MainActor open class UINavigationController: UIViewController {
  /// The screens, the root first.
  var stack: [UIViewController] = []
  /// The screen that is shown. Behind the stack's last one only while a transition runs or a back
  /// swipe is held.
  var shown: UIViewController?
  /// The screen that a back swipe has taken hold of.
  var held: UIViewController?
  /// The transition of that swipe, until it has ended.
  var swipe: BackSwipe?
  var isTransitioning = false
  /// Screens that have left the stack and are still shown.
  var leaving: [UIViewController] = []
  /// Screens that have come into the stack and not been told so.
  var arriving: [UIViewController] = []
  private let popGesture = UIGestureRecognizer()

  /// Makes a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// Makes an empty stack. There are no nibs on Linux; give nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Told which screen is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The screens, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last screen of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What lies over the stack, or else its last screen.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// What recognizes a back swipe. It can be switched off; the back button stays.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  /// Whether there is no bar. Then there is no back swipe either.
  open var isNavigationBarHidden = false {
    didSet { changed(isNavigationBarHidden != oldValue) }
  }

  /// Shows or hides the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Replaces the screens. A controller that is named twice is refused.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Shows a screen over the others. One that is in the stack already is refused: on iOS that is
  /// an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    letGo()
    change(to: stack + [viewController], animated: animated)
  }

  /// Removes the last screen, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    letGo()
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Removes the screens over the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    letGo()
    guard !stack.isEmpty else { return nil }
    return pop(to: 0, animated: animated)
  }

  /// Removes the screens over one. One that is not in the stack is refused: on iOS that is an
  /// exception.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    letGo()
    guard let depth = stack.firstIndex(where: { $0 === viewController }) else {
      warn("Tried to pop to \(name(of: viewController)), which is not in the stack.")
      return nil
    }
    return pop(to: depth, animated: animated)
  }

  private func pop(to depth: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(depth + 1))
    if !popped.isEmpty { change(to: Array(stack.prefix(depth + 1)), animated: animated) }
    return popped
  }

  override var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func prepareToAppear(animated: Bool) {
    if let screen = stack.last { tellWillShow(screen, animated: animated) }
  }

  override func appearanceHasChanged(animated: Bool) {
    if appearance == .appeared, let shown, shown === stack.last {
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    settle(animated: animated)
  }

  override func prepareToDisappear() { letGo() }

  override var tabTitle: String? { title ?? stack.first?.title }

  override func screen(in rendering: Rendering) -> [RenderedElement] {
    view.revision = rendering.revision
    return frame(in: rendering)
  }
}
