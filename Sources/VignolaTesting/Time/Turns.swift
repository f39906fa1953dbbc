/// Turns at running, given to everything that is ready to run.
///
/// The main actor serves its jobs in order, so yielding once lets each of them run; a detached task
/// of the lowest priority that has run shows that the other threads had their chance. No time is
/// measured, so a slow machine gets as many turns as a fast one. In a test that explores orders, a
/// turn is over when nothing is ready to run.
@MainActor enum Turns {
  /// How many turns a task gets to come to rest before it is said to still run.
  static let patience = 5_000

  /// Gives turns until something is so.
  ///
  /// - Returns: Whether it became so.
  @discardableResult
  static func run(until isSo: () -> Bool) async -> Bool {
    for _ in 0..<patience {
      if isSo() { return true }
      await one()
    }
    return isSo()
  }

  /// Gives a few turns, for what cannot be asked whether it is at rest.
  static func few() async {
    for _ in 0..<few { await one() }
  }

  /// How many turns show that nothing is left to run: one, if all are explored.
  static var few: Int { Exploration.current == nil ? 3 : 1 }

  private static func one() async {
    if let explored = Exploration.current { return await explored.rest() }
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}
