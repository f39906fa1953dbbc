import Foundation

/// What the bar of a navigation controller shows for a screen.
@MainActor public class UINavigationItem: NSObject, RenderedObject {
  weak var revision: Revision?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title of the screen.
  public var title: String? { didSet { changed(title != oldValue) } }

  /// What the back button of the next screen is called, if not like this one.
  public var backButtonTitle: String? { didSet { changed(backButtonTitle != oldValue) } }

  /// Whether the bar has no way back. Neither has the finger then.
  public var hidesBackButton = false { didSet { changed(hidesBackButton != oldValue) } }

  /// Whether the way back stays beside the buttons of the leading side.
  public var leftItemsSupplementBackButton = false {
    didSet { changed(leftItemsSupplementBackButton != oldValue) }
  }

  /// The buttons of the leading side, from the edge inward.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The buttons of the trailing side, from the edge inward.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
}

extension UINavigationItem {
  /// The button nearest to the leading edge.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button nearest to the trailing edge.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the buttons of the leading side, at once.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons of the trailing side, at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Replaces the buttons of the leading side by one, at once.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the buttons of the trailing side by one, at once.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether a screen over others has a way back.
  var offersBack: Bool {
    !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }
}
