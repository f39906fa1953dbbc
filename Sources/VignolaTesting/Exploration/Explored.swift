import Testing

/// The mark of a suite or a test that is run in many orders of its tasks.
///
/// ```swift
/// @MainActor @Suite("Flows", .explored, .balanced) struct FlowTests { ... }
/// ```
///
/// Each test is the body of an ``explore(_:)``, made anew, suite and all, for every order. Traits that
/// are written after it see each of the runs.
public struct Explored: SuiteTrait, TestTrait, TestScoping {
  /// Every test of the suite, also in suites inside it.
  public let isRecursive = true

  /// Runs a test in many orders.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its case.
  ///   - function: Runs it.
  /// - Throws: ``ExplorationFailure`` for the first order that fails.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // The function is the caller's: nothing of it may be left when this returns.
    try await withoutActuallyEscaping(function) { function in
      try await explore(mustEnd: true) { try await function() }
    }
  }
}

extension Trait where Self == Explored {
  /// Has tests run in many orders of their tasks and actors (G8): as many as `VIGNOLA_SEEDS` says,
  /// or 20.
  public static var explored: Self { Self() }
}
