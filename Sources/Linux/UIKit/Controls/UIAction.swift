import Foundation

/// What an action does. It is given the action, whose sender says where it was set off.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, with a name and a picture.
@MainActor public class UIAction: UIMenuElement {
  /// What tells actions apart: a control holds one of each.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action from others.
  public let identifier: UIAction.Identifier
  /// What limits or marks it.
  public let attributes: UIMenuElement.Attributes
  /// Whether it is chosen.
  public let state: UIMenuElement.State
  private weak var origin: AnyObject?
  private let handler: UIActionHandler

  /// Makes an action. Without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action.\(Numbering.next())")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Who set it off, while the handler runs.
  public var sender: Any? { origin }

  /// Runs the action as an object's own.
  func perform(from sender: AnyObject) {
    guard !attributes.contains(.disabled) else { return }
    origin = sender
    handler(self)
    origin = nil
  }
}
