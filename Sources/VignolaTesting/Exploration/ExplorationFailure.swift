/// An order was found in which a test fails, or one that is not repeated by its seed.
public struct ExplorationFailure: Error, CustomStringConvertible {
  /// The seed that the order follows from.
  public let seed: UInt64
  /// How many seeds were tried before.
  public let passed: Int
  /// What is wrong.
  public let problems: [String]
  /// The events, in order: what was noted and what was traced.
  public let events: [String]

  /// What is wrong, in what order, and how to see it again.
  public var description: String {
    let numbered = events.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    let order = numbered.isEmpty ? ["  nothing was noted or traced"] : numbered
    return """
      Seed \(seed) fails, after \(passed) that passed:
      \(problems.map { "- \($0)" }.joined(separator: "\n"))
      The order of events:
      \(order.joined(separator: "\n"))
      To run this order again: try await explore(seeds: [\(seed)]) { ... }
      """
  }
}
