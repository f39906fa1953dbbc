import Foundation
import Testing
import VignolaCore

/// Runs a test's body in as many orders of its tasks and actors as `VIGNOLA_SEEDS` says, 20 unless
/// it is set. With 0 it is run once, in whatever order it happens to run.
///
/// ```swift
/// @Test("The last digit counts") func digits() async throws {
///   try await explore {
///     let pin = Pin()
///     ...
///   }
/// }
/// ```
///
/// See ``explore(seeds:_:)``.
///
/// - Parameter body: The test.
/// - Throws: ``ExplorationFailure``; ``UnreadableSeeds`` if the variable is no number.
@MainActor public func explore(
  _ body: @escaping @MainActor @Sendable () async throws -> Void
) async throws {
  try await explore(mustEnd: false, body)
}

/// The same; `mustEnd` says that the body must not be left behind when it is stuck.
@MainActor func explore(
  mustEnd: Bool, _ body: @escaping @MainActor @Sendable () async throws -> Void
) async throws {
  let text = ProcessInfo.processInfo.environment["VIGNOLA_SEEDS"]
  guard let count = UInt64(text ?? "20") else { throw UnreadableSeeds(text: text ?? "") }
  guard count > 0 else { return try await body() }
  try await explore(seeds: 0..<count, mustEnd: mustEnd, body)
}

/// Runs a test's body in many orders of its tasks and actors, each of which follows from a seed: the
/// same seed gives the same order, on any machine and beside any other test (G8).
///
/// ```swift
/// try await explore(seeds: 0..<500) {
///   let app = LifetimeScope("App", trace: Exploration.trace)
///   ...
///   try await settle(app)
///   #expect(pin.digits == [1, 2])
/// }
/// ```
///
/// The body's own task, its child tasks and what the runtime starts run one job at a time, on the
/// main actor's thread: whenever several could go on, the seed says which does. At the first seed
/// whose order fails, an expectation of the body or a thrown error, it ends and says which, in what
/// order things happened, and how to have that order again. Each seed is run twice, and the second
/// order must be the first.
///
/// A ``TestClock`` moves on and ``settle(_:sourceLocation:)`` returns when nothing is left to run.
///
/// What it cannot order fails the test where it is seen, at a note, at a message, or as it wakes a
/// task: a raw `Task`, a detached one, a sleep by a real clock. Where it is not seen the two runs of
/// a seed may differ, which fails too. An actor with an executor of its own, and a global actor that
/// other tests use, are not ordered. The jobs of the main actor keep their order among themselves.
///
/// - Parameters:
///   - seeds: The seeds; at least one.
///   - body: The test. It makes all it needs: it is run twice a seed.
/// - Throws: ``ExplorationFailure`` for the first seed that fails; ``NoSeeds``.
@MainActor public func explore(
  seeds: some Sequence<UInt64>,
  _ body: @escaping @MainActor @Sendable () async throws -> Void
) async throws {
  try await explore(seeds: seeds, mustEnd: false, body)
}

@MainActor private func explore(
  seeds: some Sequence<UInt64>, mustEnd: Bool,
  _ body: @escaping @MainActor @Sendable () async throws -> Void
) async throws {
  var passed = 0
  for seed in seeds {
    let first = await outcome(of: body, seed: seed, mustEnd: mustEnd)
    let second = await outcome(of: body, seed: seed, mustEnd: mustEnd)
    var problems = first.problems
    if first.order != second.order || first.choices != second.choices {
      problems.append(
        """
        Run again, the seed gave another order: something decides that the exploration does not \
        see, such as a raw Task, a real clock, a random number or what an earlier run has left.
        """)
      problems += second.problems.filter { !problems.contains($0) }
    }
    guard problems.isEmpty else {
      throw ExplorationFailure(
        seed: seed, passed: passed, problems: problems, events: first.events)
    }
    passed += 1
  }
  if passed == 0 { throw NoSeeds() }
}

/// There was no seed, so that nothing was tested.
public struct NoSeeds: Error, CustomStringConvertible {
  /// What to do about it.
  public let description = "No seed was given, so nothing was run. Give one, as in seeds: 0..<20."
}

/// The variable `VIGNOLA_SEEDS` is set, and says no number of seeds.
public struct UnreadableSeeds: Error, CustomStringConvertible {
  /// What it is set to.
  public let text: String

  /// What it is set to, and what it should be.
  public var description: String {
    "VIGNOLA_SEEDS is \"\(text)\". It is how many seeds a test is run with: a number, such as 500."
  }
}

/// Runs a body in the order of a seed; what it expects in vain is among the problems.
@MainActor private func outcome(
  of body: @escaping @MainActor @Sendable () async throws -> Void, seed: UInt64, mustEnd: Bool
) async -> ExploredRun.Outcome {
  let failed = FailedExpectations()
  let run = ExploredRun(seed: seed)
  var outcome = ExploredRun.Outcome()
  await withKnownIssue(isIntermittent: true) {
    outcome = await run.run(mustEnd: mustEnd, body)
  } matching: {
    failed.take($0)
  }
  outcome.problems = failed.all + outcome.problems
  return outcome
}

/// The expectations that did not hold in a run.
private final class FailedExpectations: Sendable {
  private let texts = Lock([String]())

  var all: [String] { texts.withLock { $0 } }

  func take(_ issue: Issue) -> Bool {
    let place = issue.sourceLocation.map { "\($0.fileName):\($0.line): " } ?? ""
    let text = "\(place)\(issue)"
    texts.withLock { $0.append(text) }
    return true
  }
}
