import Synchronization

/// Server-sent events to one browser tab: the newest frame always gets there, older ones may be
/// skipped.
///
/// ```swift
/// let stream = EventStream { sessions.close(id) }
/// stream.send(event: "screen", data: json)   // from any thread
/// stream.end()                               // either side may; onEnd runs once
/// ```
package final class EventStream: Sendable {
  private struct State {
    var buffer = StreamBuffer()
    var wake: (@Sendable () -> Void)?
    var onEnd: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  /// Makes a stream. `onEnd` runs exactly once, on any thread, when nothing will be sent any more.
  package init(onEnd: @escaping @Sendable () -> Void) {
    state = Mutex(State(onEnd: onEnd))
  }

  /// Sends an event, in place of one that still waits. `data` must not hold a line break.
  package func send(event: String, data: [UInt8]) {
    let frame = Array("event: \(event)\ndata: ".utf8) + data + Array("\n\n".utf8)
    state.withLock { if $0.buffer.offer(frame) { $0.wake?() } }
  }

  /// Ends the stream: the connection is closed as soon as the server gets to it.
  package func end() {
    state.withLock { if $0.buffer.end() { $0.wake?() } }
  }

  /// The next step of the connection; `rest` is called under the stream's lock, so that the wake
  /// which answers it cannot come first.
  func next(atMost count: Int, rest: () -> Void) -> StreamBuffer.Step {
    state.withLock {
      let step = $0.buffer.next(atMost: count)
      if step == .rest { rest() }
      return step
    }
  }

  /// Binds the stream to the connection that it can wake.
  func attach(wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// The connection is gone, or never was: nothing of it may be touched again.
  func close() {
    let onEnd = state.withLock { state in
      _ = state.buffer.end()
      state.wake = nil
      defer { state.onEnd = nil }
      return state.onEnd
    }
    onEnd?()
  }
}
