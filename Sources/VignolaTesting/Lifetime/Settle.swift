import Testing
import VignolaCore

/// Lets the tasks of scopes run until each has ended or waits for this test, and then expects that
/// what should be released is (G6), and that no message was lost.
///
/// ```swift
/// holder.reload()
/// try await settle(scope)
/// #expect(holder.state == .loaded([milk]))
/// ```
///
/// A task waits for the test in a ``TestClock`` or at a ``TestGate``. What waits for anything else
/// is still running, however long: then this throws, and says which tasks those are, instead of
/// hanging. No time is measured.
///
/// - Parameters:
///   - scopes: The scopes, each with all below it.
///   - sourceLocation: Where a leak or a loss is reported.
/// - Throws: ``StillRunning`` if tasks do not come to rest.
@MainActor public func settle(
  _ scopes: LifetimeScope..., sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  var restful = 0
  let isAtRest = await Turns.run {
    restful = scopes.allSatisfy { $0.busy.isEmpty } ? restful + 1 : 0
    return restful > Turns.few
  }
  guard isAtRest else { throw StillRunning(tasks: scopes.flatMap(\.busy)) }
  for scope in scopes {
    expectNoLeaks(in: scope, sourceLocation: sourceLocation)
    expectBalance(in: scope, sourceLocation: sourceLocation)
  }
}

/// Tasks did not come to rest, although nothing that the test controls holds them up.
public struct StillRunning: Error, Equatable, CustomStringConvertible {
  /// The names of the tasks, in the order in which they were started.
  public let tasks: [String]

  /// Reports tasks.
  ///
  /// - Parameter tasks: Their names, in the order in which they were started.
  public init(tasks: [String]) {
    self.tasks = tasks
  }

  /// Names the tasks, and what to do about them.
  public var description: String {
    """
    Still running: \(tasks.joined(separator: ", ")). They neither end nor wait for the test. Let \
    what they wait for be a TestClock or a TestGate, or end them by closing their scope.
    """
  }
}
