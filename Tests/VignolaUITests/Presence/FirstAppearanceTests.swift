import Observation
import ScreenDriver
import SwiftUI
import Testing
import VignolaUI

@MainActor @Suite("What is done on a view's first appearance")
struct FirstAppearanceTests {
  @Observable final class Shell {
    var path: [Int] = []
    var number = 1
    @ObservationIgnored var appearances: [String] = []
  }

  let shell = Shell()
  let phone: Phone

  init() {
    phone = Phone(
      ViewHost { [shell] in
        NavigationStack(path: Bindable(shell).path) {
          Text("root \(shell.number)")
            .onAppear { shell.appearances.append("again") }
            .onFirstAppearance { shell.appearances.append("first of \(shell.number)") }
            .id(shell.number)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      })
    _ = phone.screen
  }

  private func heard() -> [String] {
    defer { shell.appearances = [] }
    return shell.appearances
  }

  @Test("is done once, however often the view is drawn, covered and seen again")
  func once() throws {
    #expect(heard() == ["again", "first of 1"])
    for page in 1...2 {
      shell.path = [page]
      #expect(phone.texts == ["page \(page)"])
      try phone.systemBack()
      #expect(phone.texts == ["root 1"])
      #expect(heard() == ["again"])
    }
  }

  @Test("is done for each view that takes another's place, with what that is given")
  func another() {
    _ = heard()
    shell.number = 2
    #expect(phone.texts == ["root 2"])
    #expect(heard() == ["again", "first of 2"])
  }
}
