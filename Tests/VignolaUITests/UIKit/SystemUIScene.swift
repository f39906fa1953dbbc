import ScreenDriver
import ScreenTree
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// A screen in the hand, and the system around it.
@MainActor final class SystemUIScene {
  /// Where the screen stands.
  enum Standing: String, CaseIterable, Sendable {
    case stack, sheet, tab
  }

  /// A screen with a text, and a button that counts its taps.
  final class Page: UIViewController, Screen {
    private(set) var taps = 0

    override func loadView() {
      let label = UILabel()
      label.text = "content"
      let action = UIAction(title: "Count") { [weak self] _ in self?.taps += 1 }
      view = UIStackView(arrangedSubviews: [label, UIButton(type: .system, primaryAction: action)])
    }
  }

  final class Plain: UIViewController, Screen {}

  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  let ring = TraceRing(capacity: 200)
  let scope: LifetimeScope
  let surface: NavigationSurface
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let phone: Phone
  let page = Page()
  let place: ScreenHandle
  let ui: ControllerSystemUI

  init(_ standing: Standing) {
    scope = LifetimeScope("App", trace: Trace(sinks: [ring]))
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    surface.setRoot({ _ in Plain() })
    let page = page
    let place =
      switch standing {
      case .stack: surface.push({ _ in page })
      case .sheet: surface.present({ _ in page })
      case .tab: surface.setTabs([{ _ in page }, { _ in Plain() }]).first
      }
    self.surface = surface
    self.place = place ?? surface.handle(.foreign(0))
    phone = Phone(ControllerHost(window: window))
    ui = ControllerSystemUI(for: page, at: self.place)
  }

  /// Another root takes everything away, the screen included.
  func leave() {
    surface.setRoot({ _ in Plain() })
  }

  /// How many signs that something is going on are to be seen.
  var loaders: Int { count(.progress, in: phone.screen) }

  private func count(_ role: ElementRole, in element: RenderedElement) -> Int {
    (element.role == role ? 1 : 0) + element.children.map { count(role, in: $0) }.reduce(0, +)
  }
}
