/// A module's life: what belongs to it, what runs in it, and when it is over.
///
/// It is the one thing a module is given. The root carries what a tree of modules shares (trace,
/// clock, dispatcher, where reports go); children inherit it.
///
/// ```swift
/// let app = LifetimeScope("App")
/// let detail = app.child("Detail")
/// let holder = DetailHolder(scope: detail)
/// detail.register(holder, as: "DetailHolder")
/// detail.spawner.spawn("load") { await holder.load() }
/// detail.deliver(.event, "saved", from: "Core", to: "Presenter") { presenter.saved() }
/// detail.closeAndCheck()  // cancels "load", delivers nothing more, reports what stays alive
/// ```
///
/// A scope ends by ``close()``, or because whoever held it let it go. Either way its tasks are
/// cancelled and its messages, also those that wait, are dropped, counted and traced (G4). Closing
/// ends the scopes below it too, deepest first; a scope that was merely released ends alone, and
/// what it was to do when closed is not done: nobody is there to do it.
///
/// What was registered and outlives its scope is a leak (G6): see ``leaks`` and ``check(after:)``.
///
/// A parent does not keep its children, a child does not keep its parent. On the main actor; it may
/// be released anywhere.
@MainActor public final class LifetimeScope {
  @usableFromInline package let record: ScopeRecord
  var closings: [() -> Void] = []

  /// A root: the scope of an app, or of one test.
  ///
  /// - Parameters:
  ///   - name: what traces and reports call it.
  ///   - trace: where every step is told; off unless given.
  ///   - clock: what time is measured by; a test gives its own. The system's unless given, or that of
  ///     the exploration in which the scope is made.
  ///   - report: who is told of leaks and of messages that go round.
  public convenience init(
    _ name: StaticString, trace: Trace = .off, clock: (any Clock<Duration>)? = nil,
    report: @escaping @MainActor (Report) -> Void = Report.print
  ) {
    let services = TreeServices(trace: trace, clock: clock, report: report)
    self.init(ScopeRecord(name, parent: nil, services: services))
  }

  private init(_ record: ScopeRecord) {
    self.record = record
    record.scope = self
    trace.record(.lifetime, "opened", module: name)
  }

  deinit { abandon() }

  /// Ends this scope alone and from any thread, as releasing it does: for a runtime whose owner has
  /// gone while others may still hold the scope.
  public nonisolated func abandon() {
    record.end()
    record.tasks.cancelAll()
  }

  /// A scope below this one, for a module that belongs to this module. Under a closed scope it is
  /// born closed.
  ///
  /// - Complexity: O(1) on average, in time and in memory, however deep.
  public func child(_ name: StaticString) -> LifetimeScope {
    let child = LifetimeScope(ScopeRecord(name, parent: record, services: record.services))
    record.children.append(child.record) { $0.isEmpty }
    if isClosed { child.close() }
    return child
  }

  /// What traces and reports call it.
  public var name: StaticString { record.name }
  /// The names of its owners and its own, as in `App > Catalog > Detail`.
  ///
  /// - Complexity: O(*n*) in the depth of the scope.
  public var path: String { record.owners.names.joined(separator: " > ") }
  /// Whether it was closed.
  public var isClosed: Bool { record.isOver }
  /// How many messages and tasks came too late and were dropped, here and below.
  public var dropped: Int { record.dropped }
  /// The one dispatcher of the tree.
  public var dispatcher: SerialDispatcher { record.services.dispatcher }
  /// The trace of the tree.
  public var trace: Trace { record.services.trace }
  /// The clock of the tree: what waits in a module waits by it, so that a test need not.
  public var clock: any Clock<Duration> { record.services.clock }
  /// What every task of the tree is started by.
  package var starter: TaskStarter { record.services.starter }
  /// Starts tasks that end with this scope.
  public var spawner: Spawner { Spawner(record: record) }
  /// The names of the tasks that have not ended, here and below.
  public var running: [String] { record.subtree.flatMap(\.tasks.names) }

  /// Delivers a message of this module: `body` hands it to its receiver. At once when nothing is
  /// being delivered in the tree, else in its turn (G1); never once the scope is over (G4); traced
  /// with its cause (G7).
  ///
  /// ```swift
  /// scope.deliver(.event, "saved", from: "Core", to: "Presenter") { presenter.saved() }
  /// ```
  @inlinable
  public func deliver(
    _ kind: TraceKind, _ name: StaticString, from: StaticString = "", to: StaticString,
    payload: @autoclosure () -> Any? = nil, _ body: @escaping () -> Void
  ) {
    record.dispatcher.send(
      body, as: MessageStep(kind, name, from: from, to: to), in: record, payload: payload(),
      deliver: { $0() })
  }
}
