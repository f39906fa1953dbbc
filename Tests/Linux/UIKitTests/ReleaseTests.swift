import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite("Nothing is kept") struct ReleaseTests {
  /// A screen with all that refers to something: buttons, fields, a table, a delegate, SwiftUI.
  final class Full: UIViewController, UINavigationControllerDelegate, UITextFieldDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        primaryAction: UIAction(title: "Go") { [weak self] _ in self?.title = "gone" })
      let field = UITextField()
      field.delegate = self
      let hosting = UIHostingController(rootView: ClosingView())
      addChild(hosting)
      let list = NameList(["Ada"], Log())
      addChild(list)
      view.addSubview(
        UIStackView(arrangedSubviews: [button, field, hosting.view, list.view]))
      hosting.didMove(toParent: self)
      list.didMove(toParent: self)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.title = "added" })
      presentationController?.delegate = nil
    }
  }

  /// Does something with a full screen and expects that nobody keeps it afterwards.
  private func expectReleased(
    after use: (Full) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    weak var released: Full?
    do {
      let full = Full()
      released = full
      try use(full)
    }
    #expect(released == nil, sourceLocation: sourceLocation)
  }

  /// A hosted view with something in its bar, in a stack in SwiftUI.
  private struct Stacked: UIViewControllerRepresentable {
    let counter: Counter

    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(
        rootViewController: UIHostingController(rootView: CounterView(counter: counter)))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test("of what a hosted view's bar refers to, when the SwiftUI around its stack was closed")
  func hostedBar() throws {
    weak var released: Counter?
    let host: ViewHost<Stacked>
    do {
      let counter = Counter()
      released = counter
      host = ViewHost { Stacked(counter: counter) }
    }
    try Phone(host).tap("Count")
    #expect(released?.number == 1)
    host.close()
    #expect(released == nil)
  }

  @Test("of a screen that was popped, by code and by a person, before the next rendering")
  func popped() throws {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let phone = Phone(ControllerHost { stack })
    expectReleased {
      stack.pushViewController($0, animated: true)
      #expect(phone.buttons.map(\.label).contains("Close"))
      stack.popViewController(animated: true)
      _ = phone.screen
    }
    try expectReleased {
      stack.pushViewController($0, animated: true)
      try phone.beginBackSwipe()
      try phone.cancelBackSwipe()
      try phone.beginBackSwipe()
      try phone.finishBackSwipe()
    }
    #expect(stack.viewControllers == [root])
  }

  @Test("of a sheet that was dismissed, by code, by a person and with its presenter")
  func dismissed() throws {
    let root = UIViewController()
    let phone = Phone(ControllerHost { root })
    expectReleased {
      root.present($0, animated: true)
      _ = phone.screen
      $0.dismiss(animated: true)
      _ = phone.screen
    }
    try expectReleased {
      root.present($0, animated: true)
      try phone.systemDismiss()
    }
    expectReleased {
      let below = UIViewController()
      root.present(below, animated: true)
      below.present($0, animated: true)
      root.dismiss(animated: true)
      _ = phone.screen
    }
  }

  @Test("of tabs that were replaced, of a root that was, and of a host")
  func replaced() {
    let tabs = UITabBarController()
    let host = ControllerHost { tabs }
    expectReleased {
      tabs.viewControllers = [$0]
      _ = host.rendered()
      tabs.viewControllers = [UIViewController()]
      _ = host.rendered()
    }
    expectReleased {
      host.window.rootViewController = $0
      _ = host.rendered()
      host.window.rootViewController = tabs
      _ = host.rendered()
    }
    expectReleased { full in
      let other = ControllerHost { full }
      _ = other.rendered()
      other.close()
    }
    expectReleased { full in
      let other = ControllerHost { UINavigationController(rootViewController: full) }
      _ = other.rendered()
    }
  }

  @Test("of a controller whose SwiftUI view has gone, and of what it had presented")
  func represented() {
    weak var controller: UIViewController?
    weak var sheet: UIViewController?
    let counter = Counter()
    let host = ViewHost { if counter.isShown { Kept { controller = $0 } } }
    _ = host.rendered()
    #expect(controller != nil)
    do {
      let presented = Full()
      sheet = presented
      controller?.present(presented, animated: true)
    }
    #expect(host.rendered().children.count == 2)
    counter.isShown = false
    #expect(host.rendered().children.count == 1)
    #expect(controller == nil)
    #expect(sheet == nil)
  }

  private struct Kept: UIViewControllerRepresentable {
    let show: (UIViewController) -> Void

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UINavigationController(rootViewController: Full())
      show(controller)
      return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
}
