import Foundation
internal import ScreenTree

/// Shows lines of text.
@MainActor public class UILabel: UIView {
  /// Makes a label of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// What is written.
  public var text: String? { didSet { changed(text != oldValue) } }

  /// The colour it is written in. Always set: nothing means the standard one.
  public var textColor: UIColor? { didSet { changed(textColor != oldValue) } }

  /// How the lines stand. Read and forgotten on Linux.
  public var textAlignment: NSTextAlignment = .natural

  /// How many lines there may be, 0 for as many as it takes. Read and forgotten on Linux.
  public var numberOfLines = 1

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    guard let text, !text.isEmpty else { return [] }
    var label = element(.text, label: text)
    label.looks.foreground = textColor?.name ?? ""
    return [label]
  }
}

/// How lines of text stand.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// As the language has it.
  case natural = 4
}
