import VignolaCore

/// Reports each change of a `NavigationStack`'s path as facts, whoever made it: code, a link, the back
/// button, a back swipe, or whatever took the whole stack off the screen.
///
/// SwiftUI owns the path and asks nobody before it changes it, so nothing here can refuse a change;
/// what can be had is that each screen's removal is told exactly once, deepest first, with its
/// reason (G5).
///
/// ```swift
/// @State private var reporter = Lazy { PathReporter<Destination>(in: scope) { fact in ... } }
///
/// NavigationStack(path: $navigation.path[reportedBy: reporter.value]) { ... }
///   .reportsChanges(of: navigation.path, by: reporter.value)
/// ```
///
/// The subscript tells the system's writes, which go through the binding, from the code's, which do
/// not; the modifier tells that the path has changed, and that the stack has gone. Several changes
/// between two updates of the screen are one change: a screen that was pushed and popped within
/// them was never shown and is not mentioned.
///
/// What is presented is a path of one screen at most, and reported in the same way, by a reporter of
/// its own; a sheet that is drawn down has left by `.systemDismiss`:
///
/// ```swift
/// ListView(state: state)
///   .sheet(item: $navigation.sheet[reportedBy: sheets.value]) { ... }
///   .reportsChanges(of: navigation.sheet, by: sheets.value)
/// ```
@MainActor public final class PathReporter<Destination: Hashable & Sendable> {
  private let trace: Trace
  private let module: StaticString
  private let tell: (PathFact<Destination>) -> Void
  private var known: [Destination] = []
  private nonisolated let systemsChange = Lock<Change?>(nil)

  /// What the system has made of the path, and how.
  private struct Change: Sendable {
    let path: [Destination]
    let removal: Removal
  }

  /// A reporter that knows an empty path.
  ///
  /// - Parameters:
  ///   - scope: The flow, whose trace gets each fact as `navigate`.
  ///   - tell: Called on the main actor for each fact, in order. The removals that come with the
  ///     flow's own end are told too: they are that end.
  public init(
    in scope: LifetimeScope, _ tell: @escaping (PathFact<Destination>) -> Void = { _ in }
  ) {
    trace = scope.trace
    module = scope.name
    self.tell = tell
  }

  /// Takes note that the path is now this one. The same path again is no change and tells nothing.
  public func pathChanged(to new: [Destination]) {
    let systems = systemsChange.withLock { change in
      defer { change = nil }
      return change
    }
    report(new, because: systems?.path == new ? systems?.removal ?? .code : .code)
  }

  /// Takes note that the whole stack has left the screen, or what presented has: everything still in
  /// the path is removed, deepest first. Calling it again tells nothing.
  public func stackRemoved() {
    report([], because: .replaced)
  }

  /// Takes note that the system has made the path this one. Only if it is found so is that its doing:
  /// an app may put back what the system took.
  nonisolated func systemWrites(_ path: [Destination], because removal: Removal) {
    systemsChange.withLock { $0 = Change(path: path, removal: removal) }
  }

  /// Takes note of the path that the system reads: another than it has written was put there by the
  /// app, which took the system's step back.
  nonisolated func systemReads(_ path: [Destination]) {
    systemsChange.withLock { if $0?.path != path { $0 = nil } }
  }

  private func report(_ new: [Destination], because reason: Removal) {
    let facts = PathFact.facts(from: known, to: new, because: reason)
    known = new
    for fact in facts {
      trace.record(
        .navigate, fact.name, module: module, to: "SwiftUI", payload: fact.destination)
      tell(fact)
    }
  }
}

extension PathFact {
  /// How a trace calls it.
  fileprivate var name: StaticString {
    switch self {
    case .pushed: "pushed"
    case .removed(_, _, .code): "removed by code"
    case .removed(_, _, .systemBack): "removed by system back"
    case .removed(_, _, .systemDismiss): "removed by system dismiss"
    case .removed(_, _, .replaced): "replaced"
    }
  }

  fileprivate var destination: Destination {
    switch self {
    case .pushed(let destination, _), .removed(let destination, _, _): destination
    }
  }
}

extension PathReporter: Hashable {
  /// A reporter is equal to itself alone.
  public nonisolated static func == (left: PathReporter, right: PathReporter) -> Bool {
    left === right
  }

  /// Hashes the reporter's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
