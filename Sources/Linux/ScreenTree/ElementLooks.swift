/// How a rendered element looks, as far as a page that draws it needs to know. Names, not numbers:
/// the page decides what a headline is.
public struct ElementLooks: Sendable, Hashable {
  /// The text style's name (`"headline"`, `"caption"`), empty for the default.
  public var font: String
  /// The foreground style's name (`"secondary"`, `"red"`), empty for the default.
  public var foreground: String
  /// Whether the element stands apart from its neighbours by a padding.
  public var isPadded: Bool
  /// The system symbol's name, of an image or a tab.
  public var symbol: String

  /// Plain looks, each of which can be set.
  public init(
    font: String = "", foreground: String = "", isPadded: Bool = false, symbol: String = ""
  ) {
    self.font = font
    self.foreground = foreground
    self.isPadded = isPadded
    self.symbol = symbol
  }
}
