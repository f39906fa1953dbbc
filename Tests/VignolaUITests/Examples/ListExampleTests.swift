import Foundation
import MVI
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

/// The article's screen, run, and the article, compared with what is run.
@MainActor @Suite("The screen of the MVI article")
struct ListExampleTests {
  struct Refused: Error {}

  /// A service that waits for the test.
  struct GateService: VideoService {
    let gate = TestGate<[Video]>()
    func videos() async throws -> [Video] { try await gate.value() }
  }

  let service = GateService()
  let ring = TraceRing()
  let scope: LifetimeScope
  let surface: NavigationSurface
  let phone: Phone
  let videos = (1...3).map { Video(id: $0, title: "Video \($0)") }

  init() {
    scope = LifetimeScope("App", trace: Trace(sinks: [ring]))
    let stage = ViewStage()
    surface = NavigationSurface(on: stage, in: scope)
    phone = Phone(ViewHost { StageView(stage) })
  }

  /// Lets others have their turns until something is so, though not for ever: SwiftUI's own tasks are
  /// no scope's.
  private func yield(until isSo: () -> Bool) async {
    for _ in 0..<100_000 {
      if isSo() { return }
      await Task.yield()
    }
  }

  /// Opens the list, and lets it begin to load.
  private func open() async {
    surface.setRoot { [service, scope] place in
      HostedScreen { ListView(service, at: place, in: scope) }
    }
    #expect(phone.texts == ["Loading"])
    await yield { ring.events.contains { $0.name.description == "viewOnAppear" } }
  }

  @Test("loads, fails, and loads again when a person asks for it, once for two taps")
  func loads() async throws {
    await open()
    try await settle(scope)
    service.gate.fail(with: Refused())
    try await settle(scope)
    #expect(phone.texts == ["Fail"])
    try phone.doubleTap("Retry")
    try await settle(scope)
    #expect(phone.texts == ["Loading"])
    #expect(service.gate.waiters == 1)
    service.gate.open(with: videos)
    try await settle(scope)
    #expect(phone.rows == ["Video 1 ", "Video 2 ", "Video 3 "])
  }

  @Test("opens one item for two taps, shows what came of it, and loads nothing again")
  func opens() async throws {
    service.gate.open(with: videos)
    await open()
    try await settle(scope)
    try phone.doubleTap("Video 2 ")
    #expect(phone.title == "Video 2")
    #expect(surface.tree.layers[0].selectedStack.count == 2)
    try phone.tap("Five stars")
    #expect(phone.title == "Videos")
    #expect(phone.rows == ["Video 1 ", "Video 2 5 stars", "Video 3 "])
    try await settle(scope)
    #expect(service.gate.waiters == 0)
    #expect(phone.rows.count == 3)
  }

  @Test("stays as it was when a person goes back without an answer")
  func back() async throws {
    service.gate.open(with: videos)
    await open()
    try await settle(scope)
    try phone.tap("Video 2 ")
    try phone.systemBack()
    #expect(phone.rows == ["Video 1 ", "Video 2 ", "Video 3 "])
    ring.expect("output stars: Router -> Intent", because: "onRemoved")
  }

  @Test("has nothing left when it goes while it loads", .proves(.g4, .mvi), .proves(.g6, .mvi))
  func goes() async throws {
    await open()
    try await settle(scope)
    #expect(service.gate.waiters == 1)
    surface.setRoot { _ in HostedScreen { Text("elsewhere") } }
    #expect(phone.texts == ["elsewhere"])
    await yield { scope.leaks.isEmpty && scope.running == [] }
    try await settle(scope)
    #expect(service.gate.waiters == 0)
    #expect(scope.running == [])
    #expect(scope.leaks.isEmpty)
  }

  @Test("makes one module, however often SwiftUI makes its view")
  func remade() async throws {
    service.gate.open(with: videos)
    await open()
    try await settle(scope)
    for _ in 0..<100 { _ = phone.screen }
    surface.alert("Drawn again")
    try phone.tap("OK")
    #expect(phone.rows.count == 3)
    let opened = ring.events.filter { $0.description.contains("opened (List)") }
    #expect(opened.count == 1)
  }

  @Test("is quoted word for word in its article and in the README")
  func quoted() throws {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let example = lines(
      try String(
        contentsOf: root.appending(path: "Tests/VignolaUITests/Examples/ListExample.swift"),
        encoding: .utf8))
    for document in ["Sources/MVI/MVI.docc/AScreen.md", "README.md"] {
      let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
      let blocks = text.split(separator: "```swift\n").dropFirst()
        .compactMap { $0.split(separator: "\n```").first.map { lines(String($0)) } }
        .filter { block in
          document.hasSuffix(".docc/AScreen.md")
            || block.contains { $0.contains("MVI") || $0.contains("ListContainer") }
        }
      #expect(!blocks.isEmpty)
      for block in blocks { #expect(example.contains(block), "not in the example: \(block)") }
    }
  }

  /// The lines of a source, without their indentation and without the empty ones.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .map(String.init)
  }
}
