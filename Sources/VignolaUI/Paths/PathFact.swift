import VignolaCore

/// One thing that happened to a navigation path that SwiftUI owns.
public enum PathFact<Destination: Hashable & Sendable>: Equatable, Sendable {
  /// A screen was pushed; `depth` is its place in the path, from 0.
  case pushed(Destination, depth: Int)
  /// A screen left, for the reason given; `depth` was its place in the path, from 0.
  case removed(Destination, depth: Int, because: Removal)
}

extension PathFact {
  /// What turned one path into another: what left, deepest first, then what came, bottom first.
  ///
  /// Screens below the first difference are the same screens and are not mentioned. A destination
  /// that changed in place left and came: to SwiftUI it is another screen.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the paths.
  public static func facts(
    from old: [Destination], to new: [Destination], because reason: Removal
  ) -> [PathFact] {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let left = old.indices.dropFirst(shared).reversed().map {
      PathFact.removed(old[$0], depth: $0, because: reason)
    }
    let came = new.indices.dropFirst(shared).map { PathFact.pushed(new[$0], depth: $0) }
    return left + came
  }
}
