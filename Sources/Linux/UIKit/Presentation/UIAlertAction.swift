import Foundation
internal import ScreenTree

/// An answer to an alert.
@MainActor public class UIAlertAction: NSObject, RenderedObject {
  /// What an answer means.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing in particular.
    case `default` = 0
    /// Nothing is to be done.
    case cancel = 1
    /// Something is to be destroyed.
    case destructive = 2
  }

  weak var revision: Revision?
  private let number = Numbering.next()
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer and says what follows from it.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What is written on it.
  public let title: String?

  /// What it means.
  public let style: UIAlertAction.Style

  /// Whether it can be given.
  public var isEnabled = true { didSet { changed(isEnabled != oldValue) } }

  func run() { handler?(self) }

  func element(in rendering: Rendering) -> RenderedElement {
    revision = rendering.revision
    let words = title ?? ""
    var button = RenderedElement(
      id: "b\(number)", role: .button, label: words,
      children: [RenderedElement(id: "b\(number).text", role: .text, label: words)])
    if !isEnabled { button.traits.insert(.disabled) }
    if style == .cancel { button.traits.insert(.cancel) }
    if style == .destructive { button.traits.insert(.destructive) }
    return button
  }
}
