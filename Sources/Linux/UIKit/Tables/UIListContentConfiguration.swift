import Foundation
internal import ScreenTree

/// A picture, a text and a text below or beside it.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  let isBeside: Bool
  /// The picture.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?

  /// The content of most cells, the second text below the first.
  public static func cell() -> UIListContentConfiguration { .init(isBeside: false) }

  /// The content of a cell with a smaller text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { .init(isBeside: false) }

  /// The content of a cell with a value beside its name.
  public static func valueCell() -> UIListContentConfiguration { .init(isBeside: true) }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// Shows a picture, a text and a text below or beside it.
@MainActor public class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Makes a view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// What it shows. A configuration of another type is ignored.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      changed()
    }
  }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    var parts = caption(shown.text, image: shown.image)
    if let second = shown.secondaryText, !second.isEmpty {
      var text = element(.text, part: "second", label: second)
      text.looks.foreground = "secondary"
      parts.append(text)
    }
    guard parts.count > 1 else { return parts }
    return [
      element(shown.isBeside ? .horizontalStack : .verticalStack, part: "content", children: parts)
    ]
  }
}
