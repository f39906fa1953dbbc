import Foundation

/// Something to be done. It is not called `Task`, a name that Swift has given away already.
public struct TodoItem: Identifiable, Equatable, Sendable {
  /// Which one it is, whatever its place in a list. No number that a list counts by can be taken for
  /// one: an index goes stale, this does not.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Which one it is. It stays the same, and no other ever gets it.
  public let id: ID
  /// What is to be done.
  public internal(set) var text: String
  /// When it was made.
  public let created: Date
}
