import Testing
import VignolaCore

/// The mark of a suite whose tests end by expecting that no message was lost.
///
/// ```swift
/// @MainActor @Suite("Flows", .balanced) struct FlowTests {
///   let ring = TraceRing()
///   let app: LifetimeScope
///   init() {
///     app = LifetimeScope("App", trace: Trace(sinks: [ring]))
///     balanceAtTheEnd(in: app, ring)
///   }
/// }
/// ```
///
/// Which trees it looks at, their makers say, with ``balanceAtTheEnd(in:_:)``.
public struct Balanced: SuiteTrait, TestTrait, TestScoping {
  /// Every test of the suite, also in suites inside it.
  public let isRecursive = true

  /// Runs a test, and then asks each tree of its for what ``expectBalance(in:_:sourceLocation:)``
  /// asks.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its case.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let book = await BalanceBook(for: test.sourceLocation)
    try await BalanceBook.$current.withValue(book) { try await function() }
    await book.settleUp()
  }
}

extension Trait where Self == Balanced {
  /// Has the tests of a suite end by expecting that no message of their trees was lost.
  public static var balanced: Self { Self() }
}

/// Has the test that runs now, if it is marked `.balanced`, expect in the end that no message of a
/// tree was lost. It keeps no scope alive.
///
/// - Parameters:
///   - scope: Any scope of the tree.
///   - ring: The tree's own ring, if it has one.
@MainActor public func balanceAtTheEnd(in scope: LifetimeScope, _ ring: TraceRing? = nil) {
  BalanceBook.current?.trees.append((scope.dispatcher, ring))
}

/// The trees of a test.
@MainActor final class BalanceBook {
  @TaskLocal static var current: BalanceBook?

  let sourceLocation: SourceLocation
  var trees: [(dispatcher: SerialDispatcher, ring: TraceRing?)] = []

  init(for sourceLocation: SourceLocation) {
    self.sourceLocation = sourceLocation
  }

  func settleUp() {
    if trees.isEmpty {
      Issue.record(
        "The test is .balanced, and no tree was given to balanceAtTheEnd.",
        sourceLocation: sourceLocation)
    }
    for tree in trees {
      for fault in BalanceFault.faults(of: tree.dispatcher, tree.ring) {
        Issue.record("\(fault.text)", sourceLocation: sourceLocation)
      }
    }
  }
}
