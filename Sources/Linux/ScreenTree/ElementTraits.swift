/// What limits or marks a rendered element.
public struct ElementTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of traits from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Seen, but it cannot be touched.
  public static let disabled = ElementTraits(rawValue: 1 << 0)
  /// Chosen among its like: the tab shown, the page shown.
  public static let selected = ElementTraits(rawValue: 1 << 1)
  /// Its action destroys something.
  public static let destructive = ElementTraits(rawValue: 1 << 2)
  /// Its action cancels.
  public static let cancel = ElementTraits(rawValue: 1 << 3)
  /// A row outside what its list shows: it can be read, not touched.
  public static let scrolledAway = ElementTraits(rawValue: 1 << 4)
  /// Drawn as the leading item of a bar.
  public static let leading = ElementTraits(rawValue: 1 << 5)
  /// Drawn with emphasis: a prominent button.
  public static let prominent = ElementTraits(rawValue: 1 << 6)
  /// A heading for a screen reader.
  public static let heading = ElementTraits(rawValue: 1 << 7)
}
