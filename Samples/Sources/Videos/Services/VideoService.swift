/// Knows the talks.
public protocol VideoService: Sendable {
  /// The talks there are, in any order.
  func videos() async throws -> [Video]
}
