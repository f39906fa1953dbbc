import ScreenDriver
import ScreenTree
import Testing
import UIKit

@MainActor @Suite("Screens are told") struct LifecycleTests {
  let log = Log()

  @Test("when their window shows them and when it closes")
  func root() {
    let page = Page("a", log)
    let host = ControllerHost { page }
    #expect(log.take() == ["a loaded", "a will appear", "a appeared"])
    host.close()
    host.close()
    #expect(log.take() == ["a will disappear", "a disappeared"])
    #expect(host.rendered().children.isEmpty)
  }

  @Test("of a push and of a pop, the going one first, and the delegate last")
  func pushAndPop() {
    let stack = UINavigationController(rootViewController: Page("a", log))
    let witness = StackWitness(log)
    stack.delegate = witness
    let host = ControllerHost { stack }
    #expect(log.take() == ["a loaded", "a will appear", "a appeared", "a shown"])
    stack.pushViewController(Page("b", log), animated: true)
    #expect(
      log.take() == [
        "b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared", "b shown",
      ])
    stack.popViewController(animated: true)
    #expect(
      log.take() == [
        "b will disappear", "a will appear", "b disappeared", "a appeared", "a shown",
      ])
    host.close()
  }

  @Test("in a stack of tabs: the outer one first")
  func nested() {
    let tabs = UITabBarController()
    let inner = Container("stack", log)
    inner.setViewControllers([Page("a", log)], animated: false)
    tabs.viewControllers = [inner, Page("b", log)]
    let host = ControllerHost { tabs }
    #expect(
      log.take() == [
        "stack will appear", "a loaded", "a will appear", "stack appeared", "a appeared",
      ])
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "b loaded", "stack will disappear", "a will disappear", "b will appear",
        "stack disappeared", "a disappeared", "b appeared",
      ])
    host.close()
  }

  @Test("nothing of a sheet over them, and all of a screen that covers them")
  func presented() {
    let page = Page("a", log)
    let host = ControllerHost { page }
    _ = log.take()
    page.present(Page("sheet", log), animated: true) { log.note("done") }
    #expect(log.take() == ["sheet loaded", "sheet will appear", "sheet appeared", "done"])
    page.dismiss(animated: true) { log.note("done") }
    #expect(log.take() == ["sheet will disappear", "sheet disappeared", "done"])
    let cover = Page("cover", log)
    cover.modalPresentationStyle = .fullScreen
    page.present(cover, animated: true)
    #expect(
      log.take() == [
        "cover loaded", "a will disappear", "cover will appear", "cover appeared", "a disappeared",
      ])
    cover.dismiss(animated: true)
    #expect(
      log.take() == [
        "cover will disappear", "a will appear", "a appeared", "cover disappeared",
      ])
    host.close()
  }

  @Test("when the root of the window is replaced, with all that lay over the old one gone first")
  func replacedRoot() {
    let page = Page("a", log)
    let host = ControllerHost { page }
    let sheet = Page("sheet", log)
    page.present(sheet, animated: true)
    _ = log.take()
    host.window.rootViewController = Page("b", log)
    #expect(
      log.take() == [
        "sheet will disappear", "sheet disappeared", "a will disappear", "b loaded",
        "b will appear", "a disappeared", "b appeared",
      ])
    #expect(sheet.presentingViewController == nil)
    #expect(Phone(host).texts == ["page b"])
  }

  @Test("when a container of one's own places their views and takes them away")
  func container() {
    let outer = Page("outer", log)
    let host = ControllerHost { outer }
    let child = Page("child", log)
    _ = log.take()
    outer.addChild(child)
    #expect(log.take() == [])
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
    #expect(log.take() == ["child loaded", "child will appear", "child appeared"])
    #expect(Phone(host).texts == ["page outer", "page child"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["child will disappear", "child disappeared"])
    #expect(outer.children.isEmpty)
    #expect(Phone(host).texts == ["page outer"])
  }

  @Test("whether they come and go with their container")
  func movement() {
    let stack = UINavigationController(rootViewController: Moving("a", log))
    let host = ControllerHost { stack }
    stack.pushViewController(Moving("b", log), animated: true)
    _ = log.take()
    stack.pushViewController(Moving("c", log), animated: true)
    #expect(log.take().filter { $0.hasPrefix("moves") } == ["moves c in"])
    stack.popToRootViewController(animated: true)
    #expect(log.take().filter { $0.hasPrefix("moves") } == ["moves c out without a parent"])
    stack.present(Moving("d", log), animated: true)
    stack.dismiss(animated: true)
    #expect(log.take().filter { $0.hasPrefix("moves") } == ["moves d up", "moves d down"])
    host.close()
  }
}

/// A stack that notes its own life.
private final class Container: UINavigationController {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) disappeared") }
}

/// A screen that notes why it comes and goes.
private final class Moving: Page {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isMovingToParent { log.note("moves \(name) in") }
    if isBeingPresented { log.note("moves \(name) up") }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      log.note("moves \(name) out\(navigationController == nil ? " without a parent" : "")")
    }
    if isBeingDismissed { log.note("moves \(name) down") }
  }
}
