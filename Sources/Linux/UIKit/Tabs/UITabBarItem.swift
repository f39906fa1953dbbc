import Foundation
internal import ScreenTree

/// What the bar of a tab bar controller shows for a screen.
@MainActor public class UITabBarItem: UIBarItem {
  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }

  /// A number of one's own.
  public var tag = 0

  /// A short text beside the title.
  public var badgeValue: String? { didSet { changed(badgeValue != oldValue) } }

  func element(in rendering: Rendering, isSelected: Bool) -> RenderedElement {
    revision = rendering.revision
    var tab = RenderedElement(
      id: "b\(number)", role: .tab, label: title ?? "", value: badgeValue ?? "",
      identifier: accessibilityIdentifier ?? "")
    tab.rename(accessibilityLabel)
    tab.looks.symbol = image?.symbol ?? ""
    if isSelected { tab.traits.insert(.selected) }
    if !isEnabled { tab.traits.insert(.disabled) }
    return tab
  }
}
