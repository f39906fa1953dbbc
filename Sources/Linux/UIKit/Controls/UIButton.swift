import Foundation
internal import ScreenTree

/// A control with a title or a picture that does something when it is tapped.
@MainActor public class UIButton: UIControl {
  /// How a button is drawn.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Without decoration.
    case custom = 0
    /// As the system's buttons are.
    case system = 1
  }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var drawnType = ButtonType.custom
  private var primaryAction: UIAction?

  /// Makes a button of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button of a type with the action that is its point; its title and picture are used.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero, primaryAction: primaryAction)
    drawnType = buttonType
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    drawnType = buttonType
  }

  /// Makes a button drawn by a configuration.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Makes a button of a size with the action that is its point.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    self.primaryAction = primaryAction
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// How the button is drawn, if not by its type.
  public var configuration: UIButton.Configuration? { didSet { changed() } }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    let parts = caption(shownTitle, image: shownImage)
    var button = control(.button, label: shownTitle ?? shownImage?.symbol ?? "", children: parts)
    if configuration?.isProminent == true { button.traits.insert(.prominent) }
    if let attributes = primaryAction?.attributes {
      if attributes.contains(.disabled) { button.traits.insert(.disabled) }
      if attributes.contains(.destructive) { button.traits.insert(.destructive) }
    }
    button.handlers[.tap] = { [weak self] _ in
      guard let self, self.isEnabled else { return }
      self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    return [button]
  }

  private var shownTitle: String? {
    let named = primaryAction?.title ?? ""
    return configuration?.title ?? currentTitle ?? (named.isEmpty ? nil : named)
  }

  private var shownImage: UIImage? {
    configuration?.image ?? currentImage ?? primaryAction?.image
  }
}

extension UIButton {
  /// How the button is drawn.
  public var buttonType: UIButton.ButtonType { drawnType }

  /// The title as things are now.
  public var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// The picture as things are now.
  public var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }

  /// Sets the title for a state; that of the normal one stands in for those not set.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    changed()
  }

  /// The title set for a state.
  public func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// Sets the picture for a state; that of the normal one stands in for those not set.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    changed()
  }

  /// The picture set for a state.
  public func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
}
