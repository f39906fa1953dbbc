/// One observer of a value: told of each change that came after it was bound, until it is gone.
@MainActor class Subscription<Value: Sendable> {
  let since: Int

  init(since: Int) {
    self.since = since
  }

  /// Who observes, if it is someone and alive.
  var observer: AnyObject? { nil }
  var isGone: Bool { true }
  func tell(_ value: Value) {}
}

/// An owner's, ended by the owner's end.
final class OwnerSubscription<Owner: AnyObject, Value: Sendable>: Subscription<Value> {
  private weak var owner: Owner?
  private let run: (Owner, Value) -> Void

  init(_ owner: Owner, since: Int, run: @escaping (Owner, Value) -> Void) {
    self.owner = owner
    self.run = run
    super.init(since: since)
  }

  override var observer: AnyObject? { owner }
  override var isGone: Bool { owner == nil }

  override func tell(_ value: Value) {
    if let owner { run(owner, value) }
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
  override func tell(_ value: Value) { continuation.yield(value) }
}

/// Whether nobody listens any more.
private final class StreamEnding: Sendable {
  private let state = Lock(false)

  var hasCome: Bool { state.withLock { $0 } }
  func come() { state.withLock { $0 = true } }
}
