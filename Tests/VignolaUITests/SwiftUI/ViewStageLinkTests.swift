import ScreenDriver
import ScreenTree
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

@MainActor @Suite("On SwiftUI, a link of a screen's own view")
struct ViewStageLinkTests {
  /// A screen whose view goes on by itself: to numbers, each of which leads to the next.
  struct Numbers: View {
    let name: String

    var body: some View {
      NavigationLink("Go to 1", value: 1)
        .navigationTitle(name)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Go to \(number + 1)", value: number + 1)
            .navigationTitle("Number \(number)")
        }
    }
  }

  let ring = TraceRing(capacity: 100)
  let surface: NavigationSurface
  let phone: Phone
  let heard = ViewStageTests.Heard()

  init() {
    let stage = ViewStage()
    surface = NavigationSurface(
      on: stage, in: LifetimeScope("App", trace: Trace(sinks: [ring])))
    phone = Phone(ViewHost { StageView(stage) })
    surface.setRoot(page("List"))
  }

  private func page(_ name: String) -> (ScreenHandle) -> any Screen {
    { _ in HostedScreen { Numbers(name: name) } }
  }

  private func tell(_ name: String) -> (Removal) -> Void {
    { [heard] in heard.lines.append("\(name) \($0)") }
  }

  /// Brings the screen up to date, and tells the tree.
  private var tree: String {
    _ = phone.screen
    return "\(surface.tree)"
  }

  private var named: [String] {
    ring.events.map(\.name.description).filter { $0.hasPrefix("foreign") }
  }

  @Test("pushes screens of its own, deep, and each is known", .proves(.g5, .core))
  func deep() throws {
    try phone.tap("Go to 1")
    try phone.tap("Go to 2")
    #expect(phone.title == "Number 2")
    #expect(tree == "HostedScreen > (NavigationLink) > (NavigationLink)")
    try phone.systemBack()
    #expect(phone.title == "Number 1")
    #expect(tree == "HostedScreen > (NavigationLink)")
    try phone.tap("Go to 2")
    #expect(surface.popToRoot())
    #expect(phone.title == "List")
    #expect(
      named == [
        "foreign screen came", "foreign screen came", "foreign screen left", "foreign screen came",
        "foreign screen left", "foreign screen left",
      ])
  }

  @Test("pushes one screen for two touches", .proves(.g9, .core))
  func twoTouches() throws {
    try phone.doubleTap("Go to 1")
    #expect(phone.title == "Number 1")
    #expect(tree == "HostedScreen > (NavigationLink)")
    try phone.tap("Go to 2")
    #expect(phone.title == "Number 2")
  }

  @Test("lets a verb of the screen that it covers wait, and come to nothing", .proves(.g5, .core))
  func linkFirst() throws {
    let place = surface.push(page("Detail"), onRemoved: tell("Detail"))
    let link = try #require(phone.screen.first { $0.label == "Go to 1" }?.handlers[.tap])
    link("")
    #expect(!surface.isSettled)
    place?.push(page("Next"), onRemoved: tell("Next"))
    #expect(phone.title == "Number 1")
    #expect(heard.lines == ["Next code"])
    #expect(surface.isSettled)
  }

  @Test("leads away from a screen that asks before the user goes back, and leaves it asking")
  func asking() throws {
    let place = surface.push(page("Edit"), onRemoved: tell("Edit"))
    place?.askBeforeBack { false }
    try phone.tap("Go to 1")
    #expect(phone.title == "Number 1")
    try phone.systemBack()
    #expect(phone.title == "Edit")
    #expect(throws: PhoneRefusal.self) { try phone.systemBack() }
    #expect(heard.lines.isEmpty)
  }
}
