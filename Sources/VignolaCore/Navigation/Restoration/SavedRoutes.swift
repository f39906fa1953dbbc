/// What was up, as it is stored: encoded by whatever encoder the app has.
///
/// ```swift
/// let data = try JSONEncoder().encode(book.save(links.present))
/// ```
///
/// It is read by ``RouteBook/restore(_:decode:)`` and never fails on what it finds: see there.
public struct SavedRoutes: Hashable, Sendable, Codable {
  /// Everything, as it was stored.
  public let value: SavedValue

  /// What was stored.
  ///
  /// - Parameter value: Everything, as it was stored.
  public init(_ value: SavedValue) {
    self.value = value
  }

  /// Decodes whatever is there.
  ///
  /// - Parameter decoder: Where it is.
  /// - Throws: `DecodingError` for what is nested too deep or no value at all.
  public init(from decoder: any Decoder) throws {
    value = try SavedValue(from: decoder)
  }

  /// Encodes it as what it is.
  ///
  /// - Parameter encoder: Where it goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
