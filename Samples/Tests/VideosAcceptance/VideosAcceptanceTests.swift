import MVI
import SampleTestSupport
import ScreenDriver
import Testing
import VignolaCore
import VignolaTesting

@testable import Videos

/// MVI-1 to MVI-9, through the screen.
@MainActor @Suite("SwiftUI Videos", .serialized, .balanced)
struct VideosAcceptanceTests {
  let titles = [
    "Demystify SwiftUI", "Direct and reflect focus in SwiftUI", "Discover concurrency in SwiftUI",
    "Localize your SwiftUI app", "SF Symbols in SwiftUI", "The SwiftUI cookbook for navigation",
    "Use SwiftUI with UIKit", "What's new in SwiftUI (2020)", "What's new in SwiftUI (2021)",
    "What's new in SwiftUI (2022)",
  ]

  @Test("MVI-1: opens with its title, and says that it loads until there is something")
  func launch() async throws {
    let app = RunningVideos()
    #expect(app.phone.title == "SwiftUI Videos")
    #expect(app.phone.texts == ["Loading"])
    try await app.settle()
    #expect(app.phone.texts == ["Loading"])
    #expect(app.library.gate.waiters == 1)
  }

  @Test("MVI-2: shows ten cards by title")
  func loaded() async throws {
    let app = try await RunningVideos.loaded()
    #expect(app.phone.title == "SwiftUI Videos")
    #expect(app.phone.rows == titles)
  }

  @Test("MVI-3: says that it failed when there is nothing to show, and loads when asked to")
  func failed() async throws {
    let app = RunningVideos()
    app.library.gate.open(with: [])
    try await app.settle()
    #expect(app.phone.texts == ["Fail"])
    try await app.tap("Retry")
    #expect(app.phone.texts == ["Loading"])
    app.library.gate.fail(with: Broken())
    try await app.settle()
    #expect(app.phone.texts == ["Fail"])
    try app.phone.doubleTap("Retry")
    try await app.settle()
    #expect(app.library.gate.waiters == 1)
    app.library.gate.open(with: SampleVideos.library)
    try await app.settle()
    #expect(app.phone.rows == titles)
  }

  @Test("MVI-4: a card opens its talk, once for two taps, and it plays")
  func opens() async throws {
    let app = try await RunningVideos.loaded()
    try app.phone.doubleTap("Demystify SwiftUI")
    try await app.settle()
    #expect(app.phone.title == "Demystify SwiftUI")
    #expect(app.phone.texts.contains("wwdc2021/10022"))
    #expect(app.player?.address == "wwdc2021/10022")
    #expect(app.player?.status.value == .playing)
    #expect(try app.phone.isEnabled("pause"))
    #expect(app.components.count(of: "StubPlayer") == 1)
    try await app.back()
    #expect(app.phone.title == "SwiftUI Videos")
  }

  @Test("MVI-5: the button pauses and plays on")
  func pauses() async throws {
    let app = try await RunningVideos.loaded()
    try await app.tap("Demystify SwiftUI")
    try await app.tap("pause")
    #expect(app.player?.status.value == .paused)
    try await app.tap("play")
    #expect(app.player?.status.value == .playing)
    #expect(try app.phone.isEnabled("pause"))
  }

  @Test("MVI-6: the way back stops the talk, and the list is as it was, without loading again")
  func back() async throws {
    let app = try await RunningVideos.loaded()
    try await app.tap("Demystify SwiftUI")
    let player = try #require(app.player)
    try await app.back()
    #expect(player.status.value == .idle)
    #expect(player.address == nil)
    #expect(app.phone.rows == titles)
    #expect(app.library.gate.waiters == 0)
  }

  @Test("MVI-7: what is not in the library opens nothing")
  func unknown() async throws {
    let app = try await RunningVideos.loaded()
    let list = try #require(app.components.latest(ListContainer.self))
    list.onTapVideo.send(999)
    try await app.settle()
    #expect(app.phone.title == "SwiftUI Videos")
  }

  @Test("MVI-8: the view shows what was written last in the same turn, and no early route is lost")
  func tearing() async throws {
    let app = try await RunningVideos.loaded()
    let list = try #require(app.components.latest(ListContainer.self))
    let routes = try #require(app.components.latest(ListRoutes.self))
    let model = try #require(app.components.latest(ListModel.self))
    list.scope.deliver(.event, "test", to: "Intent") {
      for id in 0..<3 { model.showWatched(id) }
    }
    #expect(list.state.content == model.content)
    #expect(list.state.content.value?.filter(\.isWatched).count == 3)
    #expect(app.phone.rows.filter { $0.hasSuffix("Watched") }.count == 3)

    try await app.tap("Demystify SwiftUI")
    let cookbook = try #require(SampleVideos.library.first { $0.id == 1 })
    let result = MVIResult<Watched>("test", to: list, in: list.scope) { _, _ in }
    routes.routeTo(.item(cookbook, result))
    #expect(routes.waiting == 1)
    #expect(app.phone.title == "Demystify SwiftUI")
    try await app.back()
    #expect(app.phone.title == "The SwiftUI cookbook for navigation")
    #expect(routes.waiting == 0)

    var waiting: Int?
    let early = RunningVideos { part in
      guard let routes = part as? ListRoutes else { return }
      let result = MVIResult<Watched>("test", to: list, in: list.scope) { _, _ in }
      routes.routeTo(.item(cookbook, result))
      waiting = routes.waiting
    }
    #expect(early.phone.title == "The SwiftUI cookbook for navigation")
    #expect(waiting == 1)
    #expect(early.components.latest(ListRoutes.self)?.waiting == 0)
  }

  @Test(
    "MVI-9: what leaves the screen is released, also while the library does not answer",
    .proves(.g6, .mvi))
  func released() async throws {
    let app = try await RunningVideos.loaded()
    let standing = app.components.alive
    for _ in 0..<3 {
      try await app.tap("Demystify SwiftUI")
      #expect(app.components.alive.count > standing.count)
      try await app.back()
      #expect(app.components.alive == standing)
    }
    await app.leave()
    try await app.settle()
    #expect(app.components.alive == [])

    let deaf = RunningVideos(GateLibrary(heedsCancellation: false))
    _ = deaf.phone.screen
    await yield { deaf.library.gate.waiters == 1 }
    await deaf.leave()
    #expect(deaf.components.alive == [])
    deaf.library.gate.open(with: SampleVideos.library)
    try await deaf.settle()
    #expect(deaf.scope.running == [])
  }
}
