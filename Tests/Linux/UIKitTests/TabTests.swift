import ScreenDriver
import ScreenTree
import Testing
import UIKit

@MainActor @Suite("A tab bar controller") struct TabTests {
  let log = Log()
  let a: Page
  let b: Page
  let c: Page
  let tabs: UITabBarController
  let witness: TabWitness
  let phone: Phone

  init() {
    let (a, b, c) = (Page("a", log), Page("b", log), Page("c", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    witness = TabWitness(log)
    tabs.delegate = witness
    (self.a, self.b, self.c, self.tabs) = (a, b, c, tabs)
    phone = Phone(ControllerHost { tabs })
  }

  @Test("shows the tab that is tapped, keeps the others, and tells only of taps")
  func taps() throws {
    #expect(phone.tabs == ["a", "b"])
    #expect(phone.selectedTab == "a")
    #expect(!b.isViewLoaded)
    _ = log.take()
    try phone.tap("b")
    #expect(
      log.take() == [
        "b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared",
        "selected b",
      ])
    #expect(phone.texts == ["page b"])
    tabs.selectedIndex = 0
    #expect(log.take().contains("selected a") == false)
    #expect(phone.selectedTab == "a")
    witness.refused = b
    try phone.tap("b")
    #expect(phone.selectedTab == "a")
  }

  @Test("keeps the selected tab when the tabs are replaced, or takes the one in its place")
  func replaced() {
    tabs.selectedViewController = b
    _ = log.take()
    tabs.viewControllers = [b, c]
    #expect(log.take() == [])
    #expect(tabs.selectedViewController === b)
    #expect(tabs.selectedIndex == 0)
    #expect(a.parent == nil)
    tabs.setViewControllers([a, c], animated: true)
    #expect(
      log.take() == ["b will disappear", "a will appear", "b disappeared", "a appeared"])
    #expect(tabs.selectedIndex == 0)
    #expect(b.tabBarController == nil)
    tabs.viewControllers = nil
    #expect(log.take() == ["a will disappear", "a disappeared"])
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(phone.tabs == [])
  }

  @Test("ignores a tab that it does not have")
  func strangers() {
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    tabs.selectedViewController = c
    tabs.selectedViewController = nil
    #expect(tabs.selectedViewController === a)
    #expect(phone.selectedTab == "a")
  }

  @Test("takes the stack of the tab that is tapped again to its root")
  func tappedAgain() throws {
    let stack = UINavigationController(rootViewController: c)
    stack.title = "stack"
    tabs.viewControllers = [stack, a]
    tabs.selectedIndex = 0
    stack.pushViewController(b, animated: true)
    #expect(phone.title == "b")
    try phone.tap("a")
    try phone.tap("stack")
    #expect(phone.title == "b")
    try phone.tap("stack")
    #expect(phone.title == "c")
  }

  @Test("shows titles, pictures and badges as they are now")
  func items() {
    b.tabBarItem = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 2)
    #expect(phone.tabs == ["a", "Basket"])
    b.tabBarItem.badgeValue = "3"
    a.title = "Aunt"
    let bar = phone.screen.first { $0.role == .tabBar }
    #expect(bar?.children.map(\.label) == ["Aunt", "Basket"])
    #expect(bar?.children.map(\.value) == ["", "3"])
    #expect(bar?.children.last?.looks.symbol == "cart")
  }

  @Test("follows a selection that is made while it switches")
  func nestedSelection() throws {
    let restless = Restless("restless", log)
    tabs.viewControllers = [a, restless, c]
    _ = log.take()
    try phone.tap("restless")
    #expect(tabs.selectedViewController === c)
    #expect(phone.texts == ["page c"])
    #expect(
      log.take() == [
        "restless loaded", "a will disappear", "restless will appear", "a disappeared",
        "restless appeared", "c loaded", "restless will disappear", "c will appear",
        "restless disappeared", "c appeared", "selected restless",
      ])
  }
}

/// Notes which tabs a person selects, and refuses one.
final class TabWitness: NSObject, UITabBarControllerDelegate {
  let log: Log
  var refused: UIViewController?

  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== refused }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { log.note("selected \(viewController.title ?? "")") }
}

/// A screen that selects the last tab as soon as it comes.
private final class Restless: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.selectedIndex = 2
  }
}
