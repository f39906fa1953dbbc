import Roster
import ScreenDriver
import ScreenTree
import UIKit

/// Runs a demo in a window of its own, and keeps what the demo wants kept.
@MainActor final class DemoHost: ScreenHost {
  private let host: ControllerHost
  private var running: AnyObject?

  init(_ open: Demo.Opener) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    running = open(window)
    window.makeKeyAndVisible()
    host = ControllerHost(window: window)
  }

  func rendered() -> RenderedElement { host.rendered() }

  var onChange: (() -> Void)? {
    get { host.onChange }
    set { host.onChange = newValue }
  }

  func close() {
    host.close()
    running = nil
  }
}
