/// One observer of a value: told of each change that came after it was bound, until it is gone.
@MainActor @usableFromInline class Subscription<Value: Sendable> {
  /// Tells the subscription's observer of the value that lies there, and returns whether there still
  /// was one. One question instead of two: each look at a weak reference costs 150 instructions. A
  /// closure that is formed where all types are known, captures little and is handed an address costs
  /// half of a method that is handed a value.
  @usableFromInline typealias Tell = (Subscription, UnsafePointer<Value>) -> Bool

  @usableFromInline let since: Int
  @usableFromInline let teller: Tell

  @usableFromInline init(since: Int, tell: @escaping Tell = { _, _ in false }) {
    self.since = since
    teller = tell
  }

  /// Who observes, if it is someone and alive.
  var observer: AnyObject? { nil }

  var isGone: Bool { true }

  @inlinable func tell(_ value: UnsafePointer<Value>) -> Bool { teller(self, value) }
}

/// An owner's, ended by the owner's end.
@usableFromInline
final class OwnerSubscription<Owner: AnyObject, Value: Sendable>: Subscription<Value> {
  // Set once and only read: there is no overlap to check for.
  @exclusivity(unchecked) @usableFromInline private(set) weak var owner: Owner?

  @inlinable init(_ owner: Owner, since: Int, run: @escaping (Owner, Value) -> Void) {
    self.owner = owner
    super.init(since: since) { subscription, value in
      // It is handed the subscription that it is kept by, which is this one.
      let owner = unsafeDowncast(subscription, to: OwnerSubscription.self).owner
      guard let owner else { return false }
      run(owner, value.pointee)
      return true
    }
  }

  override var observer: AnyObject? { owner }
  override var isGone: Bool { owner == nil }
}

/// A stream's, ended by the end of its iteration, which may come on any thread.
final class StreamSubscription<Value: Sendable>: Subscription<Value> {
  private let continuation: AsyncStream<Value>.Continuation
  private let ending: StreamEnding

  init(_ continuation: AsyncStream<Value>.Continuation, since: Int) {
    let ending = StreamEnding()
    self.continuation = continuation
    self.ending = ending
    super.init(since: since) { _, value in
      continuation.yield(value.pointee)
      return !ending.hasCome
    }
    continuation.onTermination = { [ending] _ in ending.come() }
  }

  deinit { continuation.finish() }

  override var isGone: Bool { ending.hasCome }
}

/// Whether nobody listens any more.
private final class StreamEnding: Sendable {
  private let state = Lock(false)

  var hasCome: Bool { state.withLock { $0 } }
  func come() { state.withLock { $0 = true } }
}

/// Lends a value where it lies. A function of our own, since the library's would ask at each call whether
/// a closure of the main actor runs there.
@inlinable @inline(__always)
func lend<Value>(_ value: borrowing Value, to use: (UnsafePointer<Value>) -> Void) {
  withUnsafePointer(to: value) { use($0) }
}
