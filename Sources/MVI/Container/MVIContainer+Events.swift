import VignolaCore

// A screen names its events once, in an extension of its own container, and its view reads as in the
// article:
//
//   extension MVIContainer<any ListIntent, any ListModelState> {
//     func onTapVideo(_ id: Int) { send("onTapVideo", id) { $0.onTapVideo($1) } }
//   }
extension MVIContainer {
  /// Tells the intent that something happened.
  ///
  /// - Parameters:
  ///   - event: What happened, as the intent's protocol calls it.
  ///   - sender: Who says it.
  ///   - tell: Calls the intent's method.
  @inlinable public func send(
    _ event: StaticString, from sender: StaticString = "View",
    _ tell: @escaping (Intent) -> Void
  ) {
    let step = MessageStep(.intent, event, from: sender, to: "Intent")
    if dispatcher.deliverOutermost(as: step, in: record, { tell(intent) }) { return }
    dispatcher.send(Plain(to: self, tell), as: step, in: scope, payload: nil) {
      $0.tell($0.container.intent)
    }
  }

  /// Tells the intent that something happened, and with what.
  ///
  /// The value travels beside the closure, not in it: then nothing is allocated for an event, and a
  /// trace can keep it. An event that need not wait keeps nothing alive on its way: container and intent
  /// are looked after by their scope, and what is looked after costs 60 instructions more to retain, and
  /// as many to release.
  ///
  /// - Parameters:
  ///   - event: What happened, as the intent's protocol calls it.
  ///   - value: What it happened with.
  ///   - sender: Who says it.
  ///   - tell: Calls the intent's method.
  @inlinable public func send<Value: Sendable>(
    _ event: StaticString, _ value: Value, from sender: StaticString = "View",
    _ tell: @escaping (Intent, Value) -> Void
  ) {
    let step = MessageStep(.intent, event, from: sender, to: "Intent")
    if dispatcher.deliverOutermost(as: step, in: record, { tell(intent, value) }) { return }
    dispatcher.send(Sent(to: self, value, tell), as: step, in: scope, payload: value) {
      $0.tell($0.container.intent, $0.value)
    }
  }

  /// An event on its way. A message of its own, so that sending it needs no closure to be made.
  @usableFromInline struct Plain {
    @usableFromInline let container: MVIContainer
    @usableFromInline let tell: (Intent) -> Void

    @inlinable init(to container: MVIContainer, _ tell: @escaping (Intent) -> Void) {
      self.container = container
      self.tell = tell
    }
  }

  /// The same with a value. Its closure is a field of its own: kept as a part of some generic message it
  /// would be wrapped once more.
  @usableFromInline struct Sent<Value> {
    @usableFromInline let container: MVIContainer
    @usableFromInline let value: Value
    @usableFromInline let tell: (Intent, Value) -> Void

    @inlinable init(
      to container: MVIContainer, _ value: Value, _ tell: @escaping (Intent, Value) -> Void
    ) {
      self.container = container
      self.value = value
      self.tell = tell
    }
  }
}
