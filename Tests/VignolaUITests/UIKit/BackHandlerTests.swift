import ScreenDriver
import ScreenTree
import Testing
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

@MainActor @Suite("On UIKit, a screen that asks before the user goes back")
struct BackHandlerTests {
  typealias Page = StageContract.Page

  let scope = LifetimeScope("App")
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let surface: NavigationSurface
  let phone: Phone
  let gate = TestGate<Bool>()

  init() {
    surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    phone = Phone(ControllerHost(window: window))
  }

  func stack() throws -> UINavigationController {
    try #require(window.rootViewController as? UINavigationController)
  }

  func ask(at place: ScreenHandle?) {
    place?.askBeforeBack { [gate] in (try? await gate.value()) ?? false }
  }

  func answer(_ mayLeave: Bool) async {
    while gate.waiters == 0 { await Task.yield() }
    gate.open(with: mayLeave)
    while !scope.running.isEmpty { await Task.yield() }
  }

  @Test("has a back button of ours, and no swipe, until it asks no more")
  func replaced() throws {
    surface.setRoot({ _ in Page("List") })
    let place = surface.push({ _ in Page("Edit") })
    let stack = try stack()
    let edit = try #require(stack.topViewController)
    let own = UIBarButtonItem(title: "Own", image: nil, primaryAction: nil)
    edit.navigationItem.leftBarButtonItem = own
    ask(at: place)
    #expect(edit.navigationItem.hidesBackButton)
    #expect(edit.navigationItem.leftBarButtonItem?.title == "List")
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(throws: (any Error).self) { try phone.systemBack() }
    #expect(throws: (any Error).self) { try phone.beginBackSwipe() }
    place?.askBeforeBack(nil)
    #expect(!edit.navigationItem.hidesBackButton)
    #expect(edit.navigationItem.leftBarButtonItem === own)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test(
    "leaves by that button once the answer is yes, and asks once for two taps", .proves(.g9, .core))
  func answered() async throws {
    var told: [Removal] = []
    surface.setRoot({ _ in Page("List") })
    let place = surface.push({ _ in Page("Edit") }, onRemoved: { told.append($0) })
    ask(at: place)
    try phone.doubleTap("List")
    let stack = try stack()
    #expect(stack.viewControllers.count == 2)
    await answer(true)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(told == [.systemBack])
  }

  @Test("gives the swipe back to the screens over it, and takes it again")
  func covered() throws {
    surface.setRoot({ _ in Page("List") })
    ask(at: surface.push({ _ in Page("Edit") }))
    surface.push({ _ in Page("Picker") })
    let stack = try stack()
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
    try phone.systemBack()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test("cannot be drawn down in its sheet: trying asks")
  func sheet() async throws {
    var told: [Removal] = []
    surface.setRoot({ _ in Page("List") })
    let place = surface.present({ _ in Page("Edit") }, onRemoved: { told.append($0) })
    ask(at: place)
    let sheet = try #require(try stack().presentedViewController)
    #expect(sheet.isModalInPresentation)
    #expect(throws: (any Error).self) { try phone.systemDismiss() }
    let presentation = try #require(sheet.presentationController)
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    #expect(surface.tree.layers.count == 2)
    await answer(true)
    #expect(surface.tree.layers.count == 1)
    #expect(told == [.systemDismiss])
  }

  @Test("hides the bar while it is on top, if it is to")
  func bar() throws {
    surface.setRoot({ place in
      place.hideBar()
      return Page("Enter")
    })
    let stack = try stack()
    #expect(stack.isNavigationBarHidden)
    surface.push({ _ in Page("Help") })
    #expect(!stack.isNavigationBarHidden)
    try phone.systemBack()
    #expect(stack.isNavigationBarHidden)
    surface.setRoot({ _ in Page("Main") })
    #expect(try !self.stack().isNavigationBarHidden)
  }
}
