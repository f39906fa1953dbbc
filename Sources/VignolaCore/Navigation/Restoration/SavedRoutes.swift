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

/// What could be restored, and everything else.
public struct RestoredRoutes<Route: Hashable & Sendable>: Hashable, Sendable {
  /// Something that was stored and is not restored.
  public struct Loss: Hashable, Sendable, CustomStringConvertible {
    /// Where it was: the layer, the stack in it, and the place in that, from the bottom; shorter for
    /// a whole stack, a whole layer, and empty for everything.
    public let place: [Int]
    /// Why it is not restored.
    public let reason: String
    /// What was stored; nil if it could not be read at all and is in ``RestoredRoutes/unread``.
    public let value: SavedValue?

    /// The place and the reason on one line.
    public var description: String { "\(place): \(reason)" }
  }

  /// What is to be up: of each stack as much as could be restored, from the bottom. Nil if the root
  /// could not be.
  public let tree: RouteTree<Route>?
  /// Everything that could not be, in the order in which it was stored.
  public let losses: [Loss]
  /// The bytes that were not read: all of them, or those behind the last route that was whole.
  public let unread: [UInt8]
}
