import Synchronization

/// What the tree remembers of a scope: it outlives the scope for as long as something of it may
/// still be alive.
///
/// A scope may be closed, which happens on the main actor, or released by whoever held it, which may
/// happen anywhere and without a word (SwiftUI drops a view's state like that). Both set one flag,
/// which everything that delivers asks.
@MainActor @usableFromInline package final class ScopeRecord {
  @usableFromInline nonisolated let name: StaticString
  let services: TreeServices
  @usableFromInline let dispatcher: SerialDispatcher
  nonisolated let tasks = TaskBag()
  private(set) weak var parent: ScopeRecord?
  weak var scope: LifetimeScope?
  var children = Sweep<ScopeRecord>()
  var objects = Sweep<RegisteredObject>()
  var outputs = Sweep<WeakOutput>()
  // After the children: a deep tree that goes lets go of its names one by one, from below.
  let owners: OwnerChain
  private(set) var dropped = 0

  @usableFromInline nonisolated let over = Atomic(false)

  init(_ name: StaticString, parent: ScopeRecord?, services: TreeServices) {
    self.name = name
    self.parent = parent
    self.services = services
    dispatcher = services.dispatcher
    owners = OwnerChain(name, after: parent?.owners)
  }

  /// Whether the scope was closed or released.
  @inlinable package nonisolated var isOver: Bool { over.load(ordering: .acquiring) }

  /// From now on nothing is delivered or started. Whether that is news.
  @discardableResult nonisolated func end() -> Bool {
    !over.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// A message or a task came too late: it is counted here and in every scope above, and traced.
  func drop(_ step: MessageStep, ticket: TraceTicket? = nil) {
    var next: ScopeRecord? = self
    while let record = next {
      record.dropped += 1
      next = record.parent
    }
    dispatcher.counts.late += 1
    let trace = services.trace
    guard trace.isOn else { return }
    trace.write(
      MessageStep(.lifetime, step.name, from: step.from, to: "(dropped)"), module: name,
      ticket: ticket ?? trace.ticket(nil))
  }

  /// Whether it may be forgotten: the scope is over, and nothing that belonged to it is left.
  var isEmpty: Bool {
    isOver && tasks.count == 0 && children.isEmpty { $0.isEmpty } && objects.isEmpty { $0.isGone }
      && outputs.isEmpty { $0.isGone }
  }

  /// The record and all below it, each before its children, the newest child last.
  var subtree: [ScopeRecord] {
    var all: [ScopeRecord] = []
    var waiting = [self]
    while let record = waiting.popLast() {
      all.append(record)
      waiting += record.children.all.reversed()
    }
    return all
  }

  /// The highest record of the tree that is still known.
  var top: ScopeRecord {
    var record = self
    while let parent = record.parent { record = parent }
    return record
  }
}

/// The name of a scope and those of its owners. Each scope adds one link to its parent's, which is the
/// same for all below it: copied names would cost a deep tree the square of its depth.
final class OwnerChain: Sendable {
  let name: StaticString
  let owner: OwnerChain?

  init(_ name: StaticString, after owner: OwnerChain?) {
    self.name = name
    self.owner = owner
  }

  /// The names, from the root down.
  var names: [String] {
    Array(sequence(first: self, next: \.owner)).reversed().map(\.name.description)
  }
}

/// An object that a scope owns, as far as the scope was told.
struct RegisteredObject {
  weak var object: AnyObject?
  let label: StaticString
  var wasReported = false

  var isGone: Bool { object == nil }
}

/// A value of a scope that others may observe.
@MainActor protocol Output: AnyObject {
  var outputName: String { get }
  /// Who observes it as an owner.
  var observerIDs: Set<ObjectIdentifier> { get }
}

struct WeakOutput {
  weak var output: (any Output)?

  var isGone: Bool { output == nil }
}
