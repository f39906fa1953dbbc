import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaUI

@MainActor @Suite("A hosted screen")
struct HostedScreenTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  final class Foreign: Screen {}

  @Test("is described when shown, not when made")
  func lazily() {
    var described = 0
    let screen = HostedScreen {
      described += 1
      return Text("Here")
    }
    #expect(described == 0)
    let phone = Phone(ViewHost { ScreenView(screen) })
    #expect(phone.texts == ["Here"])
    #expect(described > 0)
  }

  @Test("keeps its view's state while it stays where it is")
  func state() throws {
    let screen = HostedScreen { Counter() }
    let phone = Phone(ViewHost { ScreenView(screen) })
    try phone.tap("Count 0")
    try phone.tap("Count 1")
    #expect(phone.buttons == [Phone.Button("Count 2")])
  }

  @Test("of a kind that SwiftUI cannot show says so on the screen")
  func foreign() {
    let phone = Phone(ViewHost { ScreenView(Foreign()) })
    #expect(phone.texts == ["Foreign cannot be shown in SwiftUI"])
  }
}
