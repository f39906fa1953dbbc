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
