import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

@MainActor @Suite("On SwiftUI, a screen that asks before the user goes back")
struct ViewStageAskingTests {
  let scope = LifetimeScope("App")
  let surface: NavigationSurface
  let phone: Phone
  let heard = ViewStageTests.Heard()
  let gate = TestGate<Bool>()

  init() {
    let stage = ViewStage()
    surface = NavigationSurface(on: stage, in: scope)
    phone = Phone(ViewHost { StageView(stage) })
    surface.setRoot(page("List"))
  }

  private func page(_ name: String) -> (ScreenHandle) -> any Screen {
    { _ in HostedScreen { ViewStageTests.Counter(name: name) } }
  }

  private func tell(_ name: String) -> (Removal) -> Void {
    { [heard] in heard.lines.append("\(name) \($0)") }
  }

  private func ask(at place: ScreenHandle?) {
    place?.askBeforeBack { [gate] in (try? await gate.value()) ?? false }
  }

  private func answer(_ mayLeave: Bool) async {
    while gate.waiters == 0 { await Task.yield() }
    gate.open(with: mayLeave)
    while !scope.running.isEmpty { await Task.yield() }
  }

  @Test(
    "has a back button of ours and no swipe, and is left when the answer is yes",
    arguments: [true, false])
  func asks(mayLeave: Bool) async throws {
    ask(at: surface.push(page("Edit"), onRemoved: tell("Edit")))
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
    #expect(throws: PhoneRefusal.self) { try phone.beginBackSwipe() }
    try phone.doubleTap("Back")
    #expect(phone.title == "Edit")
    await answer(mayLeave)
    #expect(phone.title == (mayLeave ? "List" : "Edit"))
    #expect(heard.lines == (mayLeave ? ["Edit systemBack"] : []))
  }

  @Test("has SwiftUI's button again when it asks no more")
  func asksNoMore() throws {
    let place = surface.push(page("Edit"), onRemoved: tell("Edit"))
    ask(at: place)
    place?.askBeforeBack(nil)
    try phone.systemBack()
    #expect(heard.lines == ["Edit systemBack"])
  }

  @Test("stays when what covers it goes, and when SwiftUI would take both")
  func covered() async throws {
    ask(at: surface.push(page("Edit"), onRemoved: tell("Edit")))
    surface.push(page("Picker"), onRemoved: tell("Picker"))
    try phone.systemBack()
    #expect(phone.title == "Edit")
    try phone.tap("Dismiss")
    #expect(phone.title == "Edit")
    #expect(heard.lines == ["Picker systemBack"])
    await answer(true)
    #expect(phone.title == "List")
    #expect(heard.lines == ["Picker systemBack", "Edit systemBack"])
  }

  @Test(
    "keeps its sheet from being drawn down, and from its own way out too", arguments: [true, false])
  func sheet(mayLeave: Bool) async throws {
    ask(at: surface.present(page("Edit"), onRemoved: tell("Edit")))
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
    try phone.tap("Dismiss")
    #expect(phone.title == "Edit")
    await answer(mayLeave)
    #expect(phone.title == (mayLeave ? "List" : "Edit"))
    #expect(heard.lines == (mayLeave ? ["Edit systemDismiss"] : []))
  }

  @Test("hides its bar while it is on top, if it is to")
  func bar() throws {
    let place = surface.push(page("Enter"))
    place?.hideBar()
    #expect(phone.title == nil)
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
    surface.push(page("Help"))
    #expect(phone.title == "Help")
    try phone.systemBack()
    #expect(phone.title == nil)
    place?.hideBar(false)
    #expect(phone.title == "Enter")
  }
}
