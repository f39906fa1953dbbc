import ScreenDriver
import ScreenTree
import SwiftUI
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// A screen in the hand, and the system around it.
@MainActor final class SystemUIScene {
  /// What the screen is made with, and the stage it is on.
  enum Toolkit: String, CaseIterable, Sendable {
    case uiKit, swiftUIOnUIKit, swiftUI
  }

  /// Where the screen stands.
  enum Standing: String, CaseIterable, Sendable {
    case stack, sheet, cover, tab
  }

  @MainActor final class Counter {
    fileprivate(set) var taps = 0
  }

  /// A screen with a text, and a button that counts its taps.
  final class Page: UIViewController, Screen {
    private let counter: Counter

    init(_ counter: Counter = Counter()) {
      self.counter = counter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let label = UILabel()
      label.text = "content"
      let action = UIAction(title: "Count") { [counter] _ in counter.taps += 1 }
      view = UIStackView(arrangedSubviews: [label, UIButton(type: .system, primaryAction: action)])
    }
  }

  /// The same in SwiftUI.
  struct PageView: View {
    let counter: Counter

    var body: some View {
      VStack {
        Text("content")
        Button("Count") { counter.taps += 1 }
      }
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
  let counter = Counter()
  /// The screen, where it is a controller.
  let page: Page?
  let place: ScreenHandle
  let ui: any SystemUI

  init(_ standing: Standing, _ toolkit: Toolkit) throws {
    scope = LifetimeScope("App", trace: Trace(sinks: [ring]))
    let surface: NavigationSurface
    switch toolkit {
    case .uiKit, .swiftUIOnUIKit:
      surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
      window.makeKeyAndVisible()
      phone = Phone(ControllerHost(window: window))
    case .swiftUI:
      let stage = ViewStage()
      surface = NavigationSurface(on: stage, in: scope)
      phone = Phone(ViewHost { StageView(stage) })
    }
    surface.setRoot({ _ in Plain() })
    var made: (screen: any Screen, ui: any SystemUI)?
    let build = { [counter] (place: ScreenHandle) -> any Screen in
      let new = SystemUIScene.make(toolkit, counter, covering: standing == .cover, at: place)
      made = new
      return new.screen
    }
    let place =
      switch standing {
      case .stack: surface.push(build)
      case .sheet, .cover: surface.present(build)
      case .tab: surface.setTabs([build, { _ in Plain() }]).first
      }
    self.surface = surface
    self.place = place ?? surface.handle(.foreign(0))
    struct NotMade: Error {}
    guard let made else { throw NotMade() }
    page = made.screen as? Page
    ui = made.ui
  }

  /// A screen of a toolkit, and the system around it.
  static func make(
    _ toolkit: Toolkit, _ counter: Counter = Counter(), covering: Bool = false,
    at place: ScreenHandle
  ) -> (screen: any Screen, ui: any SystemUI) {
    switch toolkit {
    case .uiKit:
      let page = Page(counter)
      if covering { page.modalPresentationStyle = .fullScreen }
      return (page, ControllerSystemUI(for: page, at: place))
    case .swiftUIOnUIKit, .swiftUI:
      let ui = ViewSystemUI(at: place)
      let screen = HostedScreen(presentedAs: covering ? .fullScreenCover : .sheet) {
        PageView(counter: counter).shows(ui)
      }
      return (screen, ui)
    }
  }

  /// Another root takes everything away, the screen included.
  func leave() {
    surface.setRoot({ _ in Plain() })
  }

  /// How many signs that something is going on are to be seen.
  var loaders: Int { phone.loaders }
}

extension Phone {
  /// How many signs that something is going on are to be seen.
  var loaders: Int { count(.progress, in: screen) }

  private func count(_ role: ElementRole, in element: RenderedElement) -> Int {
    (element.role == role ? 1 : 0) + element.children.map { count(role, in: $0) }.reduce(0, +)
  }
}
