import ScreenDriver
import Testing
import UIKit

@MainActor @Suite("A navigation controller") struct StackTests {
  let log = Log()
  let a: Page
  let b: Page
  let c: Page
  let stack: UINavigationController
  let host: ControllerHost
  let phone: Phone

  init() {
    let (a, b, c) = (Page("a", log), Page("b", log), Page("c", log))
    let stack = UINavigationController(rootViewController: a)
    let host = ControllerHost { stack }
    (self.a, self.b, self.c, self.stack, self.host) = (a, b, c, stack, host)
    phone = Phone(host)
  }

  @Test("pushes, pops, pops to a screen and to the root, and says what it popped")
  func verbs() {
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == [])
    stack.pushViewController(b, animated: true)
    stack.pushViewController(c, animated: true)
    #expect(stack.viewControllers == [a, b, c])
    #expect(phone.title == "c")
    #expect(phone.texts == ["page c"])
    #expect(stack.popToViewController(b, animated: true) == [c])
    #expect(phone.title == "b")
    #expect(stack.popViewController(animated: true) === b)
    stack.setViewControllers([a, b, c], animated: false)
    #expect(phone.title == "c")
    #expect(stack.popToRootViewController(animated: true) == [b, c])
    #expect(phone.title == "a")
    #expect(b.parent == nil)
    #expect(b.navigationController == nil)
  }

  @Test("replaces its screens: those in the middle come and go untold")
  func replacing() {
    stack.viewControllers = [a, b]
    _ = log.take()
    stack.setViewControllers([c, b], animated: true)
    #expect(log.take() == [])
    #expect(a.parent == nil)
    #expect(c.parent === stack)
    stack.popViewController(animated: true)
    #expect(phone.title == "c")
    stack.viewControllers = []
    #expect(stack.topViewController == nil)
    #expect(phone.texts == [])
    stack.pushViewController(a, animated: true)
    #expect(phone.title == "a")
  }

  @Test("refuses a screen that it has already, another stack, and a pop to a stranger")
  func refusals() {
    stack.pushViewController(b, animated: true)
    _ = log.take()
    stack.pushViewController(a, animated: true)
    stack.pushViewController(b, animated: true)
    stack.setViewControllers([a, c, c], animated: true)
    stack.pushViewController(UINavigationController(), animated: true)
    #expect(stack.popToViewController(c, animated: true) == nil)
    #expect(stack.viewControllers == [a, b])
    #expect(log.take() == [])
  }

  @Test("takes a screen out of the stack that had it")
  func moved() {
    stack.pushViewController(b, animated: true)
    let other = UINavigationController(rootViewController: c)
    other.pushViewController(b, animated: false)
    #expect(stack.viewControllers == [a])
    #expect(b.navigationController === other)
    #expect(phone.title == "a")
  }

  @Test("follows what its screens change while they come, one transition after another")
  func nestedPush() {
    let eager = Eager("eager", log)
    eager.next = c
    let witness = StackWitness(log)
    stack.delegate = witness
    stack.pushViewController(eager, animated: true)
    #expect(stack.viewControllers == [a, eager, c])
    #expect(phone.title == "c")
    #expect(
      log.take().dropFirst(3) == [
        "eager loaded", "a will disappear", "eager will appear", "a disappeared",
        "eager appeared", "eager shown", "c loaded", "eager will disappear", "c will appear",
        "eager disappeared", "c appeared", "c shown",
      ])
  }

  @Test("goes back by its button, which is called like the screen below")
  func backButton() throws {
    stack.pushViewController(b, animated: true)
    stack.pushViewController(c, animated: true)
    try phone.tap("b")
    #expect(stack.viewControllers == [a, b])
    a.navigationItem.backButtonTitle = "Start"
    try phone.doubleTap("Start")
    #expect(stack.viewControllers == [a])
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
  }

  @Test("has no way back where the screen hides it or puts a button in its place")
  func noWayBack() throws {
    stack.pushViewController(b, animated: true)
    b.navigationItem.hidesBackButton = true
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
    b.navigationItem.hidesBackButton = false
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [log] _ in log.note("cancelled") })
    #expect(throws: PhoneRefusal.self) { try phone.beginBackSwipe() }
    _ = log.take()
    try phone.tap("Cancel")
    #expect(log.take() == ["cancelled"])
    b.navigationItem.leftItemsSupplementBackButton = true
    try phone.systemBack()
    #expect(phone.title == "a")
  }

  @Test("shows what stands in the bar, and has it done while it is enabled")
  func barItems() throws {
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [log] _ in log.note("added") })
    let count = UIBarButtonItem(
      title: "3", primaryAction: UIAction(title: "ignored") { [log] _ in log.note("opened") })
    a.navigationItem.rightBarButtonItems = [add, count]
    #expect(phone.buttons.map(\.label) == ["3", "Add"])
    _ = log.take()
    try phone.tap("3")
    try phone.tap("Add")
    #expect(log.take() == ["opened", "added"])
    count.title = "4"
    count.isEnabled = false
    #expect(phone.buttons.contains(Phone.Button("4", isEnabled: false)))
    count.accessibilityLabel = "Cart"
    #expect(throws: PhoneRefusal.self) { try phone.tap("Cart") }
    #expect(log.take() == [])
  }

  @Test("has a bar button say what its action says, unless it is given a title or a picture")
  func barItemOfAction() {
    let share = UIAction(title: "Share") { _ in }
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: share)
    #expect(phone.buttons.map(\.label) == ["Share"])
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: share)
    #expect(phone.buttons.map(\.label) == ["Send"])
    a.navigationItem.rightBarButtonItem?.primaryAction = UIAction(title: "Copy") { _ in }
    #expect(phone.buttons.map(\.label) == ["Copy"])
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: share)
    #expect(phone.buttons.map(\.label) == ["Done"])
  }
}

/// A screen that pushes another when it has come.
final class Eager: Page {
  var next: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let next else { return }
    self.next = nil
    navigationController?.pushViewController(next, animated: true)
  }
}
