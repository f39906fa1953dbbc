import Observation
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// What a screen on SwiftUI can be besides: without a surface, where SwiftUI owns the path.
@MainActor @Suite("A screen that is on no surface")
struct ViewSystemUITests {
  @Observable final class Model {
    var path: [Int] = []
    var isCovered = false
  }

  /// A stack whose path SwiftUI owns, and the screen on top of it.
  struct Stack: View {
    @Bindable var model: Model
    let ui: ViewSystemUI
    let counter: SystemUIScene.Counter

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(for: Int.self) { _ in
            SystemUIScene.PageView(counter: counter)
              .shows(ui)
              .sheet(isPresented: $model.isCovered) { Text("cover") }
          }
      }
    }
  }

  @MainActor final class Heard {
    var ended: [String] = []
  }

  let model = Model()
  let ui: ViewSystemUI
  let phone: Phone
  let heard = Heard()
  let counter = SystemUIScene.Counter()

  init() {
    let ui = ViewSystemUI(dismiss: { [model] in _ = model.path.popLast() })
    self.ui = ui
    model.path = [1]
    phone = Phone(
      ViewHost { [model, counter] in Stack(model: model, ui: ui, counter: counter) })
  }

  /// Looks at the screen and lets the main actor go on until the view has been missed.
  private func hasLeft() async {
    repeat {
      _ = phone.screen
      await Task.yield()
      UIPasteboard.general.string = "before"
      ui.copy("after")
    } while UIPasteboard.general.string == "after"
  }

  private func alert(_ title: String) {
    ui.alert(title, message: "") { [heard] in heard.ended.append(title) }
  }

  @Test("is disabled by its loader, while the way back is not")
  func loader() throws {
    ui.showLoader(disablingUI: true)
    #expect(phone.loaders == 1)
    #expect(try !phone.isEnabled("Count"))
    ui.hideLoader()
    try phone.tap("Count")
    #expect(counter.taps == 1)
    ui.showLoader(disablingUI: true)
    try phone.systemBack()
    #expect(phone.texts == ["root"])
  }

  @Test("shows one alert after the other, and tells each of its own end")
  func alerts() throws {
    alert("First")
    alert("Second")
    #expect(phone.alert?.title == "First")
    let first = phone.screen.children.last?.id
    try phone.tap("OK")
    #expect(heard.ended == ["First"])
    #expect(phone.alert?.title == "Second")
    // The first has been seen to go, or SwiftUI would not know a second.
    #expect(phone.screen.children.last?.id != first)
    try phone.tap("OK")
    #expect(heard.ended == ["First", "Second"])
    #expect(phone.alert == nil)
  }

  @Test("shows what was asked before it was there")
  func before() throws {
    let ui = ViewSystemUI(dismiss: {})
    ui.alert("Welcome", message: "") { [heard] in heard.ended.append("Welcome") }
    ui.showLoader(disablingUI: true)
    let phone = Phone(ViewHost { [counter] in SystemUIScene.PageView(counter: counter).shows(ui) })
    #expect(phone.alert?.title == "Welcome")
    try phone.tap("OK")
    #expect(heard.ended == ["Welcome"])
    #expect(phone.loaders == 1)
  }

  @Test("lets an alert wait while something covers it")
  func covered() throws {
    model.isCovered = true
    #expect(phone.texts == ["cover"])
    alert("First")
    #expect(phone.alert == nil)
    try phone.systemDismiss()
    #expect(phone.alert?.title == "First")
  }

  @Test("that is taken away ends the alert that is up, and shows none of those that wait")
  func alertTakenAway() async {
    alert("First")
    alert("Second")
    #expect(phone.alert?.title == "First")
    model.path = []
    await hasLeft()
    #expect(heard.ended == ["First"])
    #expect(phone.alert == nil)
  }

  @Test("is taken away as it was told to, and then no more", .proves(.g9, .core))
  func closes() async {
    #expect(phone.texts == ["content"])
    ui.close()
    #expect(model.path.isEmpty)
    await hasLeft()
    model.path = [7]
    ui.close()
    #expect(model.path == [7])
  }

  @Test("that has gone shows nothing, and tells of no alert that it never showed")
  func gone() async {
    ui.showLoader(disablingUI: true)
    ui.show(error: SystemUIScene.Trouble(description: "No network"), hasLoadedContent: false)
    model.path = []
    await hasLeft()
    alert("Late")
    ui.share(["late"])
    ui.showLoader(disablingUI: true)
    #expect(phone.texts == ["root"])
    #expect(heard.ended.isEmpty)
  }

  @Test("that comes back begins afresh")
  func comesBack() async throws {
    ui.showLoader(disablingUI: true)
    alert("First")
    alert("Second")
    model.path = []
    await hasLeft()
    model.path = [1]
    #expect(phone.alert == nil)
    #expect(phone.loaders == 0)
    ui.showLoader(disablingUI: false)
    #expect(phone.loaders == 1)
    try phone.tap("Count")
  }

  @Test("keeps neither its view nor what it was told to end with", .proves(.g6, .core))
  func released() async {
    weak var gone: ViewSystemUI?
    do {
      let ui = ViewSystemUI(dismiss: {})
      gone = ui
      let host = ViewHost { Text("content").shows(ui) }
      ui.alert("First", message: "") {}
      _ = host.rendered()
      host.close()
    }
    while gone != nil { await Task.yield() }
  }
}
