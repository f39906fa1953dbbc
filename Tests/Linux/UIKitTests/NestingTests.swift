import Observation
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite("SwiftUI and UIKit nest") struct NestingTests {
  let log = Log()

  @Test("SwiftUI in UIKit: what it says stands in the bar, and its sheet over the layer")
  func hosting() throws {
    let counter = Counter()
    let stack = UINavigationController(
      rootViewController: UIHostingController(rootView: CounterView(counter: counter)))
    let host = ControllerHost { stack }
    let phone = Phone(host)
    #expect(phone.title == "Counter")
    #expect(phone.texts == ["0"])
    try phone.tap("Count")
    #expect(phone.texts == ["1"])
    #expect(phone.title == "Counter 1")
    counter.number = 7
    #expect(phone.texts == ["7"])
    try phone.tap("Ask")
    #expect(host.rendered().children.map(\.role) == [.app, .sheet])
    #expect(phone.texts == ["sheet 7"])
    try phone.tap("Close")
    #expect(host.rendered().children.map(\.role) == [.app])
    #expect(hasUniqueIDs(host))
  }

  @Test("a hosted view appears and disappears with its controller and keeps its state")
  func hostedLife() throws {
    let stack = UINavigationController(rootViewController: Page("root", log))
    let host = ControllerHost { stack }
    let phone = Phone(host)
    let hosting = UIHostingController(rootView: Lived(log: log, name: "view"))
    _ = log.take()
    stack.pushViewController(hosting, animated: true)
    #expect(log.take().contains("view on"))
    try phone.tap("0")
    stack.pushViewController(Page("over", log), animated: true)
    #expect(log.take().contains("view off"))
    stack.popViewController(animated: true)
    #expect(log.take().contains("view on"))
    #expect(phone.buttons.map(\.label).contains("1"))
    hosting.rootView = Lived(log: log, name: "other")
    #expect(phone.buttons.map(\.label).contains("1"))
    stack.popViewController(animated: true)
    #expect(log.take().contains("other off"))
  }

  @Test("a hosted view closes the screen it stands in, pushed or presented")
  func hostedDismiss() throws {
    let root = Page("root", log)
    let stack = UINavigationController(rootViewController: root)
    let phone = Phone(ControllerHost { stack })
    stack.pushViewController(UIHostingController(rootView: ClosingView()), animated: true)
    try phone.doubleTap("Close")
    #expect(stack.viewControllers == [root])
    root.present(UIHostingController(rootView: ClosingView()), animated: true)
    try phone.doubleTap("Close")
    #expect(root.presentedViewController == nil)
  }

  @Test("UIKit in SwiftUI: it is made once, updated in each pass, and lives with the view")
  func represented() throws {
    let counter = Counter()
    let host = ViewHost { Framed(counter: counter, log: log) }
    let phone = Phone(host)
    #expect(phone.texts == ["number 0"])
    #expect(log.take() == ["coordinated", "made", "appeared"])
    counter.number = 2
    #expect(phone.texts == ["number 2"])
    try phone.tap("Count")
    #expect(counter.number == 3)
    #expect(phone.texts == ["number 3"])
    counter.isShown = false
    #expect(phone.texts == [])
    #expect(log.take() == ["disappeared", "dismantled"])
    counter.isShown = true
    #expect(log.take() == [])
    #expect(phone.texts == ["number 3"])
    #expect(log.take() == ["coordinated", "made", "appeared"])
    host.close()
    #expect(log.take() == ["disappeared", "dismantled"])
  }

  @Test("a controller in a SwiftUI view presents over it, and its alert is answered")
  func presentingFromSwiftUI() throws {
    let phone = Phone(
      ViewHost {
        Text("around"); Framed(counter: Counter(), log: log)
      })
    try phone.tap("Warn")
    #expect(phone.alert?.title == "Careful")
    try phone.tap("Fine")
    #expect(phone.alert == nil)
    #expect(phone.texts == ["around", "number 0"])
  }

  @Test("SwiftUI in UIKit in SwiftUI in UIKit: a touch arrives, the change is seen at once")
  func deep() async throws {
    let counter = Counter()
    let stack = UINavigationController(rootViewController: Page("root", log))
    let host = ControllerHost { stack }
    let phone = Phone(host)
    stack.pushViewController(
      UIHostingController(rootView: Deep(counter: counter)), animated: true)
    #expect(phone.texts == ["outer 0", "0"])
    try phone.tap("Count")
    #expect(phone.texts == ["outer 1", "1"])
    counter.number = 5
    #expect(phone.texts == ["outer 5", "5"])
    #expect(hasUniqueIDs(host))
    Task { counter.number = 6 }
    try await phone.wait { $0.texts == ["outer 6", "6"] }
    let inner = try #require(stack.topViewController?.children.first)
    #expect(inner.navigationController === stack)
    inner.present(Page("sheet", log), animated: true)
    #expect(phone.texts == ["page sheet"])
    try phone.systemDismiss()
    #expect(phone.texts == ["outer 6", "6"])
  }

  private func hasUniqueIDs(_ host: any ScreenHost) -> Bool {
    var ids: [String] = []
    host.rendered().visit { ids.append($0.id) }
    return Set(ids).count == ids.count
  }
}
