import Shop
import VignolaCore

/// One sample app: what it is called, what to try in it, and how it is made.
public struct Sample: Identifiable, Sendable {
  /// Makes a running app over a store, at a place, telling `watch` of each component it makes.
  public typealias Maker =
    @MainActor @Sendable (
      _ store: CartStore, _ place: ScreenHandle, _ watch: @escaping (AnyObject) -> Void
    ) -> any Screen

  /// The architecture's word on the command line: `vsurf`.
  public let id: String
  /// The architecture's name as people write it.
  public let name: String
  /// One sentence on what to try.
  public let tryThis: String
  let make: Maker

  /// A sample.
  public init(_ id: String, _ name: String, tryThis: String, make: @escaping Maker) {
    self.id = id
    self.name = name
    self.tryThis = tryThis
    self.make = make
  }
}
