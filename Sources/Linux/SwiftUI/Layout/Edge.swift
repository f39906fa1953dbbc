/// A side of a view.
public enum Edge: Int8, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1 << 0)
    /// The side where reading begins.
    public static let leading = Set(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 1 << 2)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 1 << 3)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The sides across.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side of a row.
public enum HorizontalEdge: Int8, CaseIterable, Codable {
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing
}
