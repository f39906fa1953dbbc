import ScreenDriver
import SwiftUI
import Testing
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// What only a stage on UIKit can do: live with code that does not know it.
@MainActor @Suite("A stage on UIKit")
struct ControllerStageTests {
  typealias Page = StageContract.Page

  let scope = LifetimeScope("App")
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func names(_ surface: NavigationSurface) -> [[String]] {
    surface.tree.layers.map {
      $0.selectedStack.map { "\($0.isForeign ? "foreign " : "")\($0.name)" }
    }
  }

  @Test(
    "shows what other code pushes as foreign, and takes it away with what lies below",
    .proves(.g5, .core))
  func foreign() throws {
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    var told: [Removal] = []
    surface.setRoot({ _ in Page("List") })
    surface.push({ _ in Page("Detail") }, onRemoved: { told.append($0) })
    let stack = try #require(window.rootViewController as? UINavigationController)
    stack.pushViewController(UIViewController(), animated: true)
    #expect(names(surface) == [["Page", "Page", "foreign UIViewController"]])
    stack.popToRootViewController(animated: true)
    #expect(names(surface) == [["Page"]])
    #expect(told.count == 1)
  }

  @Test("adopts one stack of an old app: what was there stays, what comes is ours")
  func adopted() {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let surface = NavigationSurface(on: ControllerStage(adopting: stack), in: scope)
    #expect(names(surface) == [["foreign UIViewController"]])
    var told: [Removal] = []
    let place = surface.push({ _ in Page("Ours") }, onRemoved: { told.append($0) })
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: true)
    #expect(told == [.systemBack])
    #expect(place?.isUp == false)
    #expect(names(surface) == [["foreign UIViewController"]])
  }

  @Test("goes on telling the delegate that an adopted stack had")
  func formerDelegate() {
    final class Old: NSObject, UINavigationControllerDelegate {
      var shown = 0
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown += 1 }
    }
    let old = Old()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = old
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let before = old.shown
    let surface = NavigationSurface(on: ControllerStage(adopting: stack), in: scope)
    surface.push({ _ in Page("Ours") })
    #expect(old.shown == before + 1)
  }

  @Test("goes on telling that delegate of what is about to be shown, and of a swipe")
  func formerDelegateOfSwipe() throws {
    final class Old: NSObject, UINavigationControllerDelegate {
      var announced = 0
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { announced += 1 }
    }
    let old = Old()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = old
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let phone = Phone(ControllerHost(window: window))
    let surface = NavigationSurface(on: ControllerStage(adopting: stack), in: scope)
    surface.push({ _ in Page("Ours") })
    let before = old.announced
    try phone.beginBackSwipe()
    #expect(old.announced == before + 1)
    surface.push({ _ in Page("Next") })
    #expect(names(surface) == [["foreign UIViewController", "Page"]])
    try phone.cancelBackSwipe()
    #expect(names(surface) == [["foreign UIViewController", "Page", "Page"]])
  }

  @Test(
    "goes on when other code ends a swipe by pushing, and shows what that pushed",
    .proves(.g5, .core))
  func swipeEndedByCode() throws {
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    let phone = Phone(ControllerHost(window: window))
    surface.setRoot({ _ in Page("List") })
    surface.push({ _ in Page("Detail") })
    try phone.beginBackSwipe()
    let stack = try #require(window.rootViewController as? UINavigationController)
    stack.pushViewController(UIViewController(), animated: true)
    #expect(names(surface) == [["Page", "Page", "foreign UIViewController"]])
    #expect(surface.isSettled)
    try phone.finishBackSwipe()
    #expect(names(surface) == [["Page", "Page", "foreign UIViewController"]])
    #expect(surface.pop())
    #expect(names(surface) == [["Page", "Page"]])
  }

  @Test("goes on after something that could not be presented, since nobody would see it")
  func notVisibleYet() {
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    var told: [Removal] = []
    surface.setRoot({ _ in Page("List") })
    surface.present({ _ in Page("Edit") }, onRemoved: { told.append($0) })
    #expect(told.count == 1)
    #expect(surface.isSettled)
    window.makeKeyAndVisible()
    surface.present({ _ in Page("Edit") })
    #expect(names(surface) == [["Page"], ["Page"]])
  }

  @Test("lets a screen navigate while it comes and while it goes")
  func verbsInTransitions() {
    final class Busy: UIViewController, Screen {
      var onComing: () -> Void = {}
      var onGoing: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onComing()
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onGoing()
      }
    }
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    surface.setRoot({ _ in Page("List") })
    let coming = Busy()
    coming.onComing = { [weak coming, weak surface] in
      coming?.onComing = {}
      surface?.push({ _ in Page("Photo") })
    }
    surface.push({ _ in coming })
    #expect(names(surface) == [["Page", "Busy", "Page"]])
    surface.pop()
    coming.onGoing = { [weak coming, weak surface] in
      coming?.onGoing = {}
      surface?.present({ _ in Page("Why") })
    }
    surface.pop()
    #expect(names(surface) == [["Page"], ["Page"]])
    #expect(surface.isSettled)
  }

  @Test("shows a SwiftUI screen among UIKit's")
  func hosted() throws {
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    let phone = Phone(ControllerHost(window: window))
    surface.setRoot({ _ in Page("List") })
    surface.present({ place in
      HostedScreen { Button("Close") { place.close() } }
    })
    #expect(names(surface) == [["Page"], ["HostedScreen"]])
    try phone.tap("Close")
    #expect(names(surface) == [["Page"]])
  }

  @Test("keeps no screen that has left", .proves(.g6, .core))
  func released() {
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    weak var pushed: Page?
    weak var presented: Page?
    surface.setRoot({ _ in Page("List") })
    surface.push({ _ in
      let page = Page("Detail")
      pushed = page
      return page
    })
    surface.present({ _ in
      let page = Page("Edit")
      presented = page
      return page
    })
    #expect(pushed != nil && presented != nil)
    surface.dismiss()
    surface.pop()
    #expect(pushed == nil)
    #expect(presented == nil)
  }

  @Test("lets an alert be answered, and says that it is over")
  func alertAnswered() throws {
    let surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    let phone = Phone(ControllerHost(window: window))
    var ended = 0
    surface.setRoot({ _ in Page("List") })
    surface.alert("Sure?", message: "It is gone then.") { ended += 1 }
    #expect(phone.alert?.title == "Sure?")
    #expect(phone.alert?.message == "It is gone then.")
    try phone.tap("OK")
    #expect(ended == 1)
    #expect(surface.tree.visibleAlert == nil)
  }
}
