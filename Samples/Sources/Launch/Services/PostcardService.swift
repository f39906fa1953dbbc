/// Where postcards come from, a page at a time.
@MainActor public protocol PostcardService: AnyObject {
  /// A page of the collection.
  ///
  /// - Parameters:
  ///   - offset: How many postcards stand before it, from 0.
  ///   - count: How many are wanted, from 1.
  /// - Returns: As many as wanted; fewer, or none, where the collection ends.
  /// - Throws: What went wrong on the way.
  func postcards(from offset: Int, count: Int) async throws -> [Postcard]

  /// What is on the front of a postcard.
  ///
  /// - Throws: What went wrong on the way.
  func picture(of postcard: Postcard.ID) async throws -> Picture
}
