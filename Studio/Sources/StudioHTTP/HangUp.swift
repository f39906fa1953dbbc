import Dispatch
import Glibc

/// Notices that the other side of a connection has gone while nothing is being sent to it.
///
/// The server's library does not look at a connection that rests, and a browser tab that was
/// closed should not keep its app running until the next frame fails to be sent.
final class HangUp: Sendable {
  // Dispatch's sources may be used from any thread; their protocol does not say so in Swift.
  private nonisolated(unsafe) let source: any DispatchSourceRead

  /// Watches a socket; `onHangUp` runs at most once, on a queue of the system. A client has nothing
  /// to say on an event stream, so bytes from it count as its end too.
  init?(socket: Int32, onHangUp: @escaping @Sendable () -> Void) {
    // A copy: the socket's own number may be closed, and given to another connection, before the
    // watch hears of it.
    let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: copy)
    source.setEventHandler {
      source.cancel()
      onHangUp()
    }
    source.setCancelHandler { _ = close(copy) }
    source.activate()
    self.source = source
  }

  func stop() { source.cancel() }

  deinit { source.cancel() }
}
