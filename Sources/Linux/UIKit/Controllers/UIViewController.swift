import Foundation
package import ScreenTree

/// Owns a screen: makes its view and is told when it comes and goes.
@MainActor open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var storedItem: UINavigationItem?
  private var storedTab: UITabBarItem?
  var storedPresentationController: UIPresentationController?
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  /// What this controller, the outermost of its screen, has presented.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var hostWindow: UIWindow?
  var appearance = Appearance.disappeared
  var movement: Set<Movement> = []
  /// What the views of another toolkit say about the bar.
  package var hostedBar: (() -> (title: String?, items: [RenderedElement]))?

  /// Makes a controller. There are no nibs on Linux; give nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The view of the screen, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      storedView?.controller = self
      changed()
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view, if that has not been done.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view. Whoever overrides it sets ``view`` and does not call super.
  open func loadView() { view = UIView() }

  /// The view has been made.
  open func viewDidLoad() {}

  /// The screen is about to come.
  open func viewWillAppear(_ animated: Bool) {}

  /// The screen has come.
  open func viewDidAppear(_ animated: Bool) {}

  /// The screen is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The screen has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// What the screen is called, in bars and on tabs.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      storedItem?.title = title
      storedTab?.title = title
      changed()
    }
  }

  /// What a navigation controller's bar shows for the screen.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedItem = item
    return item
  }

  /// What a tab bar controller's bar shows for the screen.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTab { return storedTab }
      let item = UITabBarItem(title: tabTitle, image: nil, tag: 0)
      storedTab = item
      return item
    }
    set {
      storedTab = newValue
      changed()
    }
  }

  /// How the screen is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a person may not close the presented screen by drawing it down.
  open var isModalInPresentation = false { didSet { changed(isModalInPresentation != oldValue) } }

  /// The controller is about to be put into another, or taken out of it.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has been put into another, or taken out of it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts a controller into this one. Its view is for the caller to place.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() { parent?.lose(self) }

  /// Presents a screen over the one that this controller is part of.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    outermost.lay(viewControllerToPresent, over: self, animated: flag, completion: completion)
  }

  /// Dismisses what was presented over this screen, or else this screen itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// The children that are shown while this controller is.
  var shownChildren: [UIViewController] { viewIfLoaded?.controllersInside ?? [] }

  /// Told when the screen has come or gone whole, its children included.
  func appearanceHasChanged(animated: Bool) {}

  /// Told before the screen begins to come.
  func prepareToAppear(animated: Bool) {}

  /// Told before the screen begins to go.
  func prepareToDisappear() {}

  /// What the screen shows.
  func screen(in rendering: Rendering) -> [RenderedElement] { view.drawn(in: rendering) }

  /// What the layer that presents the screen is called.
  var layerLabel: String { "" }

  /// The title for a tab that has none of its own.
  var tabTitle: String? { title }

  /// Told by a person's dismissal, as the delegate is.
  func hasBeenDismissed() {}
}
