/// One path through a piece of code, taken again and again: what a row of the results is measured
/// on.
///
/// ```swift
/// Scenario("reference.direct") { count in
///   for number in 0..<count { counter.add(number) }
/// }
/// ```
@MainActor public struct Scenario {
  /// What the results call it.
  public let name: String
  /// How many events are measured: 200,000 when one costs less than 1,000 instructions, else 20,000,
  /// and fewer where one costs millions.
  public let events: Int
  let run: @MainActor (Int) async -> Void

  /// A scenario.
  ///
  /// - Parameters:
  ///   - name: What the results call it.
  ///   - isCheap: Whether an event costs less than 1,000 instructions.
  ///   - run: Lets as many events happen as it is told, in a loop of its own module's.
  public init(
    _ name: String, isCheap: Bool = true, _ run: @escaping @MainActor (Int) async -> Void
  ) {
    self.init(name, events: isCheap ? 200_000 : 20_000, run)
  }

  /// A scenario of so many events, a multiple of ten.
  public init(_ name: String, events: Int, _ run: @escaping @MainActor (Int) async -> Void) {
    self.name = name
    self.events = events
    self.run = run
  }
}
