import ScreenTree
import StudioHTTP

/// One browser tab: its running app, and the stream on which the tab sees it.
@MainActor final class Session {
  let id: String
  let stream: EventStream
  private let host: any ScreenHost
  private(set) var screenNumber = 0

  init(id: String, stream: EventStream, host: any ScreenHost) {
    self.id = id
    self.stream = stream
    self.host = host
    host.onChange = { [weak self] in self?.show() }
    show()
  }

  /// Delivers a gesture to the screen as it is now.
  func deliver(_ request: GestureRequest) -> Touch {
    let touch = Touch(request.gesture, on: request.element, of: host.rendered())
    if case .reaches(let handler) = touch { handler(request.argument) }
    return touch
  }

  /// Removes the app.
  func close() {
    host.onChange = nil
    host.close()
    stream.end()
  }

  private func show() {
    screenNumber += 1
    let frame = ScreenFrame(session: id, number: screenNumber, screen: host.rendered())
    stream.send(event: "screen", data: frame.json())
  }
}
