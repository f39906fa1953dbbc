import Foundation
internal import ScreenTree

/// A button in a bar.
@MainActor public class UIBarButtonItem: UIBarItem {
  private var system: SystemItem?

  /// Makes a button without a title.
  public override init() { super.init() }

  /// Makes a button. What is not given is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    adoptLooks()
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    system = systemItem
    self.primaryAction = primaryAction
    title = nil
    image = nil
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// What a tap does. Its title and picture become the button's.
  public var primaryAction: UIAction? {
    didSet {
      adoptLooks()
      changed()
    }
  }

  /// A property's observer does not run in an initialiser of its own class, which therefore asks
  /// itself.
  private func adoptLooks() {
    guard let primaryAction, system == nil else { return }
    title = primaryAction.title.isEmpty ? nil : primaryAction.title
    image = primaryAction.image
  }

  /// The view that is shown instead of a button.
  public var customView: UIView? { didSet { changed(customView !== oldValue) } }

  /// The item in a bar; spaces are none.
  func elements(in rendering: Rendering, isLeading: Bool) -> [RenderedElement] {
    revision = rendering.revision
    let inside = customView?.elements(in: rendering) ?? button.map { [$0] } ?? []
    guard !inside.isEmpty else { return [] }
    var item = RenderedElement(id: "b\(number).item", role: .toolbarItem, children: inside)
    if isLeading { item.traits.insert(.leading) }
    return [item]
  }

  private var button: RenderedElement? {
    guard system?.isSpace != true else { return nil }
    let words = title ?? (image == nil ? system?.title : nil)
    var parts: [RenderedElement] = []
    if let image { parts.append(image.element(id: "b\(number).image")) }
    if let words {
      parts.append(RenderedElement(id: "b\(number).text", role: .text, label: words))
    }
    var button = RenderedElement(
      id: "b\(number)", role: .button, label: words ?? image?.symbol ?? "",
      identifier: accessibilityIdentifier ?? "", children: parts)
    button.rename(accessibilityLabel)
    let attributes = primaryAction?.attributes ?? []
    if !isEnabled || attributes.contains(.disabled) { button.traits.insert(.disabled) }
    if attributes.contains(.destructive) { button.traits.insert(.destructive) }
    button.handlers[.tap] = { [weak self] _ in
      guard let self, isEnabled else { return }
      primaryAction?.perform(from: self)
    }
    return button
  }
}
