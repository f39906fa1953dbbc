import Foundation
internal import ScreenTree

/// Something that stands in a bar.
@MainActor open class UIBarItem: NSObject, RenderedObject {
  let number = Numbering.next()
  weak var revision: Revision?

  /// Makes an item without a title.
  public override init() { super.init() }

  /// What is written on it.
  open var title: String? { didSet { changed(title != oldValue) } }

  /// The picture on it.
  open var image: UIImage? { didSet { changed(image != oldValue) } }

  /// Whether it can be touched.
  open var isEnabled = true { didSet { changed(isEnabled != oldValue) } }

  /// Names the item for tests; a person does not meet the name.
  open var accessibilityIdentifier: String? {
    didSet { changed(accessibilityIdentifier != oldValue) }
  }

  /// How a screen reader names the item.
  open var accessibilityLabel: String? { didSet { changed(accessibilityLabel != oldValue) } }
}
