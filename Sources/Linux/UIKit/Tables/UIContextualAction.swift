import Foundation
internal import ScreenTree

/// Something to do with a row, behind its edge.
@MainActor public class UIContextualAction: NSObject {
  /// What an action means.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// It destroys the row.
    case destructive = 1
  }

  /// What an action does. It says at the end whether it was done.
  public typealias Handler =
    (
      UIContextualAction, UIView, @escaping (Bool) -> Void
    ) -> Void

  /// What it means.
  public let style: UIContextualAction.Style
  /// What it does.
  public let handler: UIContextualAction.Handler
  /// What it is called.
  public var title: String?
  /// Its picture.
  public var image: UIImage?
  /// What stands behind it. Read and forgotten on Linux.
  public var backgroundColor: UIColor?

  /// Makes an action.
  public init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func element(id: String, source: UIView) -> RenderedElement {
    let words = title ?? ""
    var parts: [RenderedElement] = []
    if let image { parts.append(image.element(id: "\(id).image")) }
    if !words.isEmpty { parts.append(RenderedElement(id: "\(id).text", role: .text, label: words)) }
    var button = RenderedElement(
      id: id, role: .button, label: words.isEmpty ? image?.symbol ?? "" : words, children: parts)
    if style == .destructive { button.traits.insert(.destructive) }
    button.handlers[.tap] = { [weak source] _ in
      if let source { self.handler(self, source) { _ in } }
    }
    return button
  }
}
