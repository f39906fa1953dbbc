import Observation
import ScreenTree
import StudioHTTP

/// The running apps: one a browser tab, each for exactly as long as its event stream is open.
@MainActor @Observable package final class Sessions {
  /// How many tabs may be open at once.
  package nonisolated static let limit = 32

  private var open: [String: Session] = [:]

  package nonisolated init() {}

  /// How many apps are running.
  package var count: Int { open.count }

  /// Starts an app and the stream that shows it. Nil when there are too many already.
  func start(_ sample: StudioSample) -> EventStream? {
    guard open.count < Sessions.limit else { return nil }
    let id = Token.random()
    let stream = EventStream { [weak self] in
      Task { @MainActor in self?.close(id) }
    }
    open[id] = Session(id: id, stream: stream, host: sample.start())
    return stream
  }

  /// Delivers a gesture, and tells the number of the screen that shows what came of it. A session
  /// that is over has no controls any more: they are gone.
  func deliver(_ request: GestureRequest) -> (touch: Touch, screen: Int) {
    guard let session = open[request.session] else { return (.gone, 0) }
    let touch = session.deliver(request)
    return (touch, session.screenNumber)
  }

  /// Ends every session.
  package func closeAll() {
    for id in open.keys { close(id) }
  }

  private func close(_ id: String) {
    open.removeValue(forKey: id)?.close()
  }
}
