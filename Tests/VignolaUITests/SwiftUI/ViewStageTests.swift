import Observation
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

/// What a stage on SwiftUI shows, and what SwiftUI does behind its back.
@MainActor @Suite("A stage on SwiftUI")
struct ViewStageTests {
  @Observable final class Shell {
    var showsStage = true
  }

  struct ShellView: View {
    let shell: Shell
    let stage: ViewStage

    var body: some View {
      if shell.showsStage { StageView(stage) } else { Text("elsewhere") }
    }
  }

  /// A screen that counts, and can be left by SwiftUI's own action.
  struct Counter: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
      Button("Dismiss") { dismiss() }
        .navigationTitle(name)
    }
  }

  let scope = LifetimeScope("App")
  let surface: NavigationSurface
  let shell = Shell()
  let phone: Phone
  let heard = Heard()

  @MainActor final class Heard {
    var lines: [String] = []
  }

  init() {
    let stage = ViewStage()
    surface = NavigationSurface(on: stage, in: scope)
    phone = Phone(ViewHost { [shell] in ShellView(shell: shell, stage: stage) })
  }

  private func page(_ name: String) -> (ScreenHandle) -> any Screen {
    { _ in HostedScreen { Counter(name: name) } }
  }

  private func tell(_ name: String) -> (Removal) -> Void {
    { [heard] in heard.lines.append("\(name) \($0)") }
  }

  /// Does something before anybody has rendered what it leads to.
  private func touch(_ role: ElementRole, _ gesture: RenderedElement.Gesture) throws {
    let top = try #require(phone.screen.children.last)
    let element = top.role == role ? top : top.first { $0.role == role }
    let handler = try #require(element?.handlers[gesture])
    handler("")
  }

  @Test("shows a stack with its titles, and keeps the state of what is covered")
  func stack() throws {
    surface.setRoot(page("List"))
    try phone.tap("List 0")
    surface.push(page("Detail"))
    #expect(phone.title == "Detail")
    try phone.systemBack()
    #expect(phone.title == "List")
    try phone.tap("List 1")
  }

  @Test("shows what was put up before anybody looked")
  func before() {
    let stage = ViewStage()
    let surface = NavigationSurface(on: stage, in: scope)
    surface.setRoot(page("List"))
    surface.push(page("Detail"))
    surface.present(page("Edit"))
    surface.alert("Sure?")
    let phone = Phone(ViewHost { StageView(stage) })
    #expect(phone.alert?.title == "Sure?")
    #expect(phone.screen.children.map(\.role) == [.app, .sheet, .alert])
  }

  @Test("takes another first screen for another stack, whose state begins anew")
  func rootReplaced() throws {
    surface.setRoot(page("List"))
    try phone.tap("List 0")
    surface.setRoot(page("List"))
    #expect(phone.buttons.first == Phone.Button("List 0"))
  }

  @Test("replaces the stack of one tab, and leaves the other as it was")
  func rootOfTabReplaced() throws {
    let tab = { (name: String) in
      { (_: ScreenHandle) -> any Screen in
        HostedScreen(tab: name, systemImage: "circle") { Counter(name: name) }
      }
    }
    let places = surface.setTabs([tab("Shop"), tab("Cart")])
    #expect(phone.tabs == ["Shop", "Cart"])
    try phone.tap("Shop 0")
    try phone.tap("Cart")
    places.last?.setRoot(tab("Till"))
    #expect(phone.tabs == ["Shop", "Till"])
    #expect(phone.selectedTab == "Till")
    try phone.tap("Shop")
    #expect(phone.buttons.contains(Phone.Button("Shop 1")))
    surface.select(1)
    #expect(phone.selectedTab == "Till")
  }

  @Test("covers the screen where a screen asks for that: no hand draws it down")
  func cover() {
    surface.setRoot(page("List"))
    let place = surface.present({ _ in
      HostedScreen(presentedAs: .fullScreenCover) { Counter(name: "Cover") }
    })
    #expect(phone.screen.children.map(\.role) == [.app, .fullScreenCover])
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
    place?.close()
    #expect(phone.title == "List")
  }

  @Test("lets one sheet follow another at once")
  func sheetAfterSheet() {
    surface.setRoot(page("List"))
    surface.present(page("First"), onRemoved: tell("First"))
    #expect(phone.title == "First")
    surface.dismiss()
    surface.present(page("Second"))
    #expect(phone.title == "Second")
    #expect(heard.lines == ["First code"])
  }

  @Test(
    "tells what SwiftUI took away when the views have come after it, and lets verbs wait till then",
    .proves(.g5, .core))
  func toldAfterwards() throws {
    surface.setRoot(page("List"))
    surface.push(page("Detail"), onRemoved: tell("Detail"))
    try touch(.navigationBar, .back)
    surface.push(page("Next"), onRemoved: tell("Next"))
    #expect(heard.lines.isEmpty)
    #expect(!surface.isSettled)
    #expect(phone.title == "List")
    #expect(heard.lines == ["Next systemBack", "Detail systemBack"])
    #expect(surface.isSettled)
  }

  @Test("tells it too when its view is taken away at the same moment", .proves(.g5, .core))
  func toldThoughGone() async throws {
    surface.setRoot(page("List"))
    surface.push(page("Detail"), onRemoved: tell("Detail"))
    try touch(.navigationBar, .back)
    shell.showsStage = false
    #expect(phone.texts == ["elsewhere"])
    while heard.lines.isEmpty { await Task.yield() }
    #expect(heard.lines == ["Detail systemBack"])
    shell.showsStage = true
    #expect(phone.title == "List")
  }

  @Test("shows what is up when its view is there again, and removes nothing meanwhile")
  func shownAgain() async {
    surface.setRoot(page("List"), onRemoved: tell("List"))
    surface.present(page("Edit"), onRemoved: tell("Edit"))
    #expect(phone.title == "Edit")
    shell.showsStage = false
    #expect(phone.texts == ["elsewhere"])
    surface.push(page("Picker"), onRemoved: tell("Picker"))
    shell.showsStage = true
    #expect(phone.title == "Picker")
    #expect(heard.lines.isEmpty)
  }

  @Test("takes SwiftUI's own way out for the user's", .proves(.g5, .core))
  func dismissAction() throws {
    surface.setRoot(page("List"))
    surface.push(page("Detail"), onRemoved: tell("Detail"))
    try phone.tap("Dismiss")
    surface.present(page("Edit"), onRemoved: tell("Edit"))
    try phone.tap("Dismiss")
    #expect(heard.lines == ["Detail systemBack", "Edit systemDismiss"])
  }

  @Test("carries a verb out under a finger, since SwiftUI does not tell of one")
  func underTheFinger() throws {
    surface.setRoot(page("List"))
    surface.push(page("Detail"), onRemoved: tell("Detail"))
    try phone.beginBackSwipe()
    surface.push(page("Photo"), onRemoved: tell("Photo"))
    #expect(surface.tree.layers.first?.stacks.first?.count == 3)
    try phone.cancelBackSwipe()
    #expect(phone.title == "Photo")
    #expect(heard.lines.isEmpty)
  }

  @Test("shows an alert that is asked for when another has ended, as another")
  func alertAfterAlert() throws {
    surface.setRoot(page("List"))
    surface.alert("First", message: "one") { [surface, heard] in
      heard.lines.append("first")
      surface.alert("Second") { heard.lines.append("second") }
    }
    #expect(phone.alert?.message == "one")
    let first = phone.screen.children.last?.id
    try phone.tap("OK")
    #expect(heard.lines == ["first"])
    #expect(phone.alert?.title == "Second")
    #expect(phone.screen.children.last?.id != first)
    let second = phone.screen.children.last?.id
    surface.dismiss()
    surface.alert("Third")
    #expect(phone.alert?.title == "Third")
    #expect(phone.screen.children.last?.id != second)
    #expect(heard.lines == ["first", "second"])
  }

  @Test("keeps no screen that has left, once SwiftUI has let it go", .proves(.g6, .core))
  func released() {
    weak var pushed: HostedScreen?
    weak var presented: HostedScreen?
    surface.setRoot(page("List"))
    surface.push({ _ in
      let page = HostedScreen { Text("Detail") }
      pushed = page
      return page
    })
    surface.present({ _ in
      let page = HostedScreen { Text("Edit") }
      presented = page
      return page
    })
    #expect(phone.texts == ["Edit"])
    surface.dismiss()
    surface.pop()
    #expect(phone.title == "List")
    #expect(pushed == nil)
    #expect(presented == nil)
  }
}
