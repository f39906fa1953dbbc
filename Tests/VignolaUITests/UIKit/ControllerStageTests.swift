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
