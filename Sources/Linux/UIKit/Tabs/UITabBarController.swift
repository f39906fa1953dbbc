import Foundation
internal import ScreenTree

/// Shows one of several screens, chosen in a bar. The others live on.
@MainActor open class UITabBarController: UIViewController {
  private var screens: [UIViewController]?
  /// The screen of the tab that is selected.
  private var selected: UIViewController?
  /// The screen that is shown; another than the selected one only while tabs are switched.
  private var shown: UIViewController?
  private var isSwitching = false

  /// Makes a controller without tabs. There are no nibs on Linux; give nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Told and asked of what a person selects.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The screens of the tabs.
  open var viewControllers: [UIViewController]? {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The one that is selected stays so if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replace(with: viewControllers, animated: animated)
  }

  /// The screen that is shown. Another is selected without telling the delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard screens?.contains(where: { $0 === newValue }) == true else {
        return warn("\(name(of: newValue)) is not among the tabs and can't be selected.")
      }
      show(newValue)
    }
  }

  /// The place of the selected tab, `NSNotFound` without tabs. A place that has no tab is ignored.
  open var selectedIndex: Int {
    get { screens?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let screens, screens.indices.contains(newValue) else { return }
      show(screens[newValue])
    }
  }

  override var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func appearanceHasChanged(animated: Bool) { settle(animated: animated) }

  override func screen(in rendering: Rendering) -> [RenderedElement] {
    view.revision = rendering.revision
    let content = RenderedElement(
      id: "c\(number).content", role: .content,
      children: selected?.elements(in: rendering) ?? [])
    var bar = RenderedElement(id: "c\(number).tabs", role: .tabBar)
    bar.children = (screens ?? []).map { screen in
      var tab = screen.tabBarItem.element(in: rendering, isSelected: screen === selected)
      if tab.label.isEmpty { tab.label = screen.tabTitle ?? "" }
      tab.handlers[.tap] = { [weak self, weak screen] _ in
        if let self, let screen { choose(screen) }
      }
      return tab
    }
    return [RenderedElement(id: "c\(number)", role: .group, children: [content, bar])]
  }
}

extension UITabBarController {
  private func replace(with new: [UIViewController]?, animated: Bool) {
    let old = screens ?? []
    let next = new ?? []
    let index = selectedIndex
    let gone = old.filter { screen in !next.contains { $0 === screen } }
    for screen in gone { screen.willMove(toParent: nil) }
    for screen in next { adopt(screen) }
    screens = new
    if !next.contains(where: { $0 === selected }) {
      show(next.indices.contains(index) ? next[index] : next.first, animated: animated)
    }
    for screen in gone where screen.parent === self { screen.leaveParent() }
    for screen in next where !old.contains(where: { $0 === screen }) {
      screen.didMove(toParent: self)
    }
    changed()
  }

  private func show(_ screen: UIViewController?, animated: Bool = false) {
    guard screen !== selected else { return }
    selected = screen
    changed()
    settle(animated: animated)
  }

  /// Lets the screen follow the selection. What is selected meanwhile is followed in turn.
  private func settle(animated: Bool) {
    guard !isSwitching else { return }
    if appearance == .disappeared { shown = selected }
    guard appearance == .appeared else { return }
    isSwitching = true
    while shown !== selected {
      let (old, new) = (shown, selected)
      new?.loadViewIfNeeded()
      old?.beginAppearance(false, animated: animated)
      new?.beginAppearance(true, animated: animated)
      shown = new
      old?.endAppearance(animated: animated)
      new?.endAppearance(animated: animated)
    }
    isSwitching = false
    changed()
  }

  /// A person taps a tab. Tapping the one that is shown takes its stack to the root.
  private func choose(_ screen: UIViewController) {
    guard screens?.contains(where: { $0 === screen }) == true,
      delegate?.tabBarController(self, shouldSelect: screen) ?? true
    else { return }
    if screen === selected {
      (screen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(screen)
    }
    delegate?.tabBarController(self, didSelect: screen)
  }

  /// Gives a screen away that another container takes.
  func forget(_ screen: UIViewController) {
    guard let screens, screens.contains(where: { $0 === screen }) else {
      return screen.leaveParent()
    }
    replace(with: screens.filter { $0 !== screen }, animated: false)
  }
}
