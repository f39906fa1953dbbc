/// A collection that is always the same, and that fails where it is told to, once, so that there is
/// something to try again.
@MainActor public final class SamplePostcards: PostcardService {
  /// The way to the collection was not free.
  public struct Unreachable: Error {}

  private let all: [Postcard]
  private var failures: Set<Int>

  /// A collection.
  ///
  /// - Parameters:
  ///   - count: How many postcards there are, from 0.
  ///   - failures: The offsets at which a page fails, the first time it is asked for.
  public init(count: Int = 50, failingOnceAt failures: Set<Int> = [20]) {
    all = (0..<count).map { number in
      Postcard(
        id: number + 1, title: "Postcard \(number + 1)",
        text: "Greetings from stop \(number + 1).")
    }
    self.failures = failures
  }

  /// A page of the collection.
  public func postcards(from offset: Int, count: Int) async throws -> [Postcard] {
    if failures.remove(offset) != nil { throw Unreachable() }
    return Array(all.dropFirst(offset).prefix(count))
  }

  /// What is on the front of a postcard.
  public func picture(of postcard: Postcard.ID) async throws -> Picture {
    let symbols = ["sun.max", "mountain.2", "ferry", "leaf"]
    return Picture(symbol: symbols[postcard % symbols.count])
  }
}
