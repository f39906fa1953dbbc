import Dispatch
import Glibc

/// Ctrl-C and the system's request to end, as something to wait for instead of something that
/// kills.
@MainActor final class StopSignals {
  private var sources: [any DispatchSourceSignal] = []
  private let stream: AsyncStream<Void>

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    self.stream = stream
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { continuation.yield() }
      source.activate()
      sources.append(source)
    }
  }

  /// Returns when the first of them has come.
  var first: Void {
    get async { for await _ in stream { return } }
  }
}
