/// Turns at running, given to everything that is ready to run.
///
/// The main actor serves its jobs in order, so yielding once lets each of them run; a detached task
/// of the lowest priority that has run shows that the other threads had their chance. No time is
/// measured, so a slow machine gets as many turns as a fast one.
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
    for _ in 0..<3 { await one() }
  }

  private static func one() async {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}
