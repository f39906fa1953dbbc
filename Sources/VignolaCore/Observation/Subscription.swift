/// One observer of a value: told of each change that came after it was bound, until it is gone.
@MainActor @usableFromInline class Subscription<Value: Sendable> {
  @usableFromInline let since: Int

  @inlinable init(since: Int) {
    self.since = since
  }

  /// Who observes, if it is someone and alive.
  var observer: AnyObject? { nil }

  var isGone: Bool { true }

  /// Tells the observer, and returns whether there still was one. One question instead of two: each
  /// look at a weak reference costs 150 instructions.
  @usableFromInline func tell(_ value: Value) -> Bool { false }
}

/// An owner's, ended by the owner's end.
@usableFromInline
final class OwnerSubscription<Owner: AnyObject, Value: Sendable>: Subscription<Value> {
  // Set once and only read: there is no overlap to check for.
  @exclusivity(unchecked) @usableFromInline private(set) weak var owner: Owner?
  @usableFromInline let run: (Owner, Value) -> Void

  @inlinable init(_ owner: Owner, since: Int, run: @escaping (Owner, Value) -> Void) {
    self.owner = owner
    self.run = run
    super.init(since: since)
  }

  override var observer: AnyObject? { owner }
  override var isGone: Bool { owner == nil }

  @inlinable override func tell(_ value: Value) -> Bool {
    guard let owner else { return false }
    run(owner, value)
    return true
  }
}

/// A stream's, ended by the end of its iteration, which may come on any thread.
final class StreamSubscription<Value: Sendable>: Subscription<Value> {
  private let continuation: AsyncStream<Value>.Continuation
  private let ending = StreamEnding()

  init(_ continuation: AsyncStream<Value>.Continuation, since: Int) {
    self.continuation = continuation
    super.init(since: since)
    continuation.onTermination = { [ending] _ in ending.come() }
  }

  deinit { continuation.finish() }

  override var isGone: Bool { ending.hasCome }

  override func tell(_ value: Value) -> Bool {
    continuation.yield(value)
    return !isGone
  }
}

/// Whether nobody listens any more.
private final class StreamEnding: Sendable {
  private let state = Lock(false)

  var hasCome: Bool { state.withLock { $0 } }
  func come() { state.withLock { $0 = true } }
}
