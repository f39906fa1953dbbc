import ScreenDriver
import Testing
import UIKit

@MainActor @Suite("A back swipe") struct BackSwipeTests {
  let log = Log()
  let a: Page
  let b: Page
  let stack: UINavigationController
  let witness: StackWitness
  let host: ControllerHost
  let phone: Phone

  init() {
    let (a, b) = (Page("a", log), Page("b", log))
    let stack = UINavigationController()
    stack.viewControllers = [a, b]
    witness = StackWitness(log)
    stack.delegate = witness
    host = ControllerHost { stack }
    (self.a, self.b, self.stack) = (a, b, stack)
    phone = Phone(host)
    _ = log.take()
  }

  @Test("that is finished tells both screens, then the delegate")
  func finished() throws {
    try phone.beginBackSwipe()
    #expect(log.take() == ["b will disappear", "a loaded", "a will appear"])
    #expect(stack.viewControllers == [a])
    #expect(phone.texts == ["page b"])
    try phone.finishBackSwipe()
    #expect(log.take() == ["b disappeared", "a appeared", "a shown"])
    #expect(phone.texts == ["page a"])
    #expect(b.parent == nil)
  }

  @Test("that is let go tells both screens to turn around, and the delegate nothing")
  func cancelled() throws {
    try phone.beginBackSwipe()
    _ = log.take()
    try phone.cancelBackSwipe()
    #expect(
      log.take() == ["a will disappear", "b will appear", "a disappeared", "b appeared"])
    #expect(stack.viewControllers == [a, b])
    #expect(phone.title == "b")
    try phone.beginBackSwipe()
    try phone.finishBackSwipe()
    #expect(stack.viewControllers == [a])
  }

  @Test("announces what it brings, and says along the way how it ends")
  func coordinator() throws {
    #expect(stack.transitionCoordinator == nil)
    for isCancelled in [true, false] {
      try phone.beginBackSwipe()
      let swipe = try #require(b.transitionCoordinator ?? stack.transitionCoordinator)
      #expect(swipe.isInteractive)
      swipe.animate(alongsideTransition: { [log] _ in log.note("along") }) { [log] swipe in
        log.note("ended, cancelled \(swipe.isCancelled), held \(swipe.isInteractive)")
      }
      swipe.animate(alongsideTransition: { [log] _ in log.note("beside") })
      if isCancelled { try phone.cancelBackSwipe() } else { try phone.finishBackSwipe() }
      let lines = log.take()
      #expect(lines.contains("along"))
      #expect(lines.contains("beside"))
      #expect(lines.last == "ended, cancelled \(isCancelled), held false")
      #expect(stack.transitionCoordinator == nil)
    }
  }

  @Test("is told to the delegate before the screens, and so is every other transition")
  func announced() throws {
    final class Announcer: NSObject, UINavigationControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        let isHeld = navigationController.transitionCoordinator?.isInteractive == true
        log.note("\(viewController.title ?? "") announced\(isHeld ? ", held" : "")")
      }
    }
    let announcer = Announcer(log)
    stack.delegate = announcer
    try phone.beginBackSwipe()
    #expect(log.take().first == "a announced, held")
    try phone.cancelBackSwipe()
    _ = log.take()
    stack.popViewController(animated: true)
    let lines = log.take()
    #expect(lines.filter { $0.contains("announced") } == ["a announced"])
    #expect(
      lines.firstIndex(of: "a announced") ?? 9 < lines.firstIndex(of: "a will appear") ?? 0)
    host.window.isHidden = true
    host.window.isHidden = false
    #expect(log.take().contains("a announced"))
  }

  @Test("that is held refuses taps")
  func held() throws {
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [log] _ in log.note("added") })
    try phone.beginBackSwipe()
    _ = log.take()
    let refusal = #expect(throws: PhoneRefusal.self) { try phone.tap("Add") }
    #expect(refusal?.reason == .held)
    #expect(throws: PhoneRefusal.self) { try phone.tap("a") }
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
    #expect(log.take() == [])
    try phone.cancelBackSwipe()
    try phone.tap("Add")
    #expect(log.take().last == "added")
  }

  @Test("is let go by code that changes the stack, and its end then changes nothing")
  func endedByCode() throws {
    let c = Page("c", log)
    try phone.beginBackSwipe()
    stack.pushViewController(c, animated: true)
    #expect(stack.viewControllers == [a, b, c])
    try phone.finishBackSwipe()
    #expect(stack.viewControllers == [a, b, c])
    try phone.beginBackSwipe()
    stack.popViewController(animated: true)
    #expect(stack.viewControllers == [a, b])
    try phone.cancelBackSwipe()
    #expect(stack.viewControllers == [a, b])
    #expect(phone.title == "b")
  }

  @Test("is let go by a screen that changes the stack when it is told of the swipe")
  func endedFromWithin() throws {
    let nervous = Nervous("nervous", log)
    nervous.next = Page("c", log)
    stack.pushViewController(nervous, animated: true)
    _ = log.take()
    try phone.beginBackSwipe()
    #expect(stack.viewControllers.map(\.title) == ["a", "b", "nervous", "c"])
    #expect(phone.title == "c")
    #expect(log.take().suffix(2) == ["c appeared", "c shown"])
    try phone.finishBackSwipe()
    #expect(phone.title == "c")
    #expect(nervous.parent === stack)
    #expect(a.navigationController === stack)
  }

  @Test("cannot begin where it is switched off, while the button stays")
  func switchedOff() throws {
    stack.interactivePopGestureRecognizer?.isEnabled = false
    b.title = "changed"
    #expect(throws: PhoneRefusal.self) { try phone.beginBackSwipe() }
    try phone.systemBack()
    #expect(stack.viewControllers == [a])
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
  }

  @Test("is let go when the window closes or shows another root")
  func closed() throws {
    try phone.beginBackSwipe()
    _ = log.take()
    host.window.rootViewController = Page("c", log)
    #expect(stack.viewControllers == [a, b])
    try phone.finishBackSwipe()
    #expect(stack.viewControllers == [a, b])
    #expect(phone.texts == ["page c"])
  }
}

/// A screen that pushes another when it is about to go.
final class Nervous: Page {
  var next: UIViewController?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let next else { return }
    self.next = nil
    navigationController?.pushViewController(next, animated: true)
  }
}
