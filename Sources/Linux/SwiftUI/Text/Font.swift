internal import ScreenTree

/// The style of a text.
public struct Font: Hashable, Sendable {
  let name: String
}

extension Font {
  /// The style of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The style of titles.
  public static let title = Font(name: "title")
  /// The style of second titles.
  public static let title2 = Font(name: "title2")
  /// The style of third titles.
  public static let title3 = Font(name: "title3")
  /// The style of headings.
  public static let headline = Font(name: "headline")
  /// The style of subheadings.
  public static let subheadline = Font(name: "subheadline")
  /// The style of the text itself.
  public static let body = Font(name: "body")
  /// The style of callouts.
  public static let callout = Font(name: "callout")
  /// The style of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The style of captions.
  public static let caption = Font(name: "caption")
  /// The style of second captions.
  public static let caption2 = Font(name: "caption2")
}

extension EnvironmentValues {
  /// The style of texts that have none of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension View {
  /// Sets the style of the texts inside.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentModifier { $0.font = font })
  }
}
