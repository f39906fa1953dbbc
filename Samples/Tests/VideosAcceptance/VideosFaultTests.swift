import MVI
import SampleTestSupport
import ScreenDriver
import Testing
import VignolaCore
import VignolaTesting

@testable import Videos

/// What went wrong in the article's demo, and what may be done to this one.
@MainActor @Suite("SwiftUI Videos, where the article's demo went wrong", .serialized, .balanced)
struct VideosFaultTests {
  @Test("the button says what a tap would do when the talk has come to its end by itself")
  func ended() async throws {
    let app = try await RunningVideos.loaded()
    try await app.tap("Demystify SwiftUI")
    app.player?.end()
    #expect(try app.phone.isEnabled("play"))
    try await app.tap("play")
    #expect(app.player?.status.value == .playing)
  }

  @Test("the button follows a player that is paused by other means")
  func pausedOutside() async throws {
    let app = try await RunningVideos.loaded()
    try await app.tap("Demystify SwiftUI")
    app.player?.pause()
    #expect(try app.phone.isEnabled("play"))
    app.ring.expect(order: ["event status: Player -> Intent"])
  }

  @Test("of two talks that wait while another is open each opens, and each result is told")
  func twoWait() async throws {
    let app = try await RunningVideos.loaded()
    let list = try #require(app.components.latest(ListContainer.self))
    let routes = try #require(app.components.latest(ListRoutes.self))
    try await app.tap("Demystify SwiftUI")
    var told: [Video.ID] = []
    for video in SampleVideos.library.prefix(2) {
      let result = MVIResult<Watched>("test", to: list, in: list.scope) { _, _ in
        told.append(video.id)
      }
      routes.routeTo(.item(video, result))
    }
    #expect(routes.waiting == 2)
    try await app.back()
    #expect(routes.waiting == 0)
    #expect(app.phone.title == "The SwiftUI cookbook for navigation")
    try await app.back()
    #expect(app.phone.title == "What's new in SwiftUI (2022)")
    try await app.back()
    #expect(app.phone.title == "SwiftUI Videos")
    #expect(told == [1, 0])
  }

  @Test("a card shows what the list knows now, and keeps what is its own")
  func cards() async throws {
    let app = try await RunningVideos.loaded()
    try await app.tap("More about Demystify SwiftUI")
    #expect(app.phone.rows.first == "Demystify SwiftUI Held in 2021")
    try await app.tap("Demystify SwiftUI")
    app.player?.end()
    try await app.back()
    #expect(app.phone.rows.first == "Demystify SwiftUI Held in 2021 Watched")
    #expect(app.phone.rows.filter { $0.contains("Watched") }.count == 1)
    try await app.tap("Less about Demystify SwiftUI")
    #expect(app.phone.rows.first == "Demystify SwiftUI Watched")
  }

  @Test("a talk that was left before its end is not said to be watched")
  func leftEarly() async throws {
    let app = try await RunningVideos.loaded()
    try await app.tap("Demystify SwiftUI")
    try await app.back()
    #expect(app.phone.rows.first == "Demystify SwiftUI")
    app.ring.expect(order: ["removed by system back", "output watched: Router -> Intent"])
  }

  @Test("a list that grows under an open talk has grown when that is left, and the talk goes on")
  func grows() async throws {
    let app = try await RunningVideos.loaded()
    try await app.pullDown()
    #expect(app.library.gate.waiters == 1)
    #expect(app.phone.rows.count == 10)
    try await app.tap("Demystify SwiftUI")
    app.library.gate.open(
      with: SampleVideos.library + [Video(id: 10, title: "A new one", year: 2023, address: "new")])
    try await app.settle()
    #expect(app.phone.title == "Demystify SwiftUI")
    #expect(app.player?.status.value == .playing)
    try await app.back()
    #expect(app.phone.rows.count == 11)
    #expect(app.phone.rows.first == "A new one")
  }

  @Test("a list that cannot be loaded anew stays")
  func reloadFails() async throws {
    let app = try await RunningVideos.loaded()
    app.library.gate.fail(with: Broken())
    try await app.pullDown()
    #expect(app.phone.rows.count == 10)
  }

  @Test("nothing is made for an item that nobody opens, and one of each for one that is opened")
  func lazily() async throws {
    let app = try await RunningVideos.loaded()
    for _ in 0..<10 { _ = app.phone.screen }
    #expect(app.components.count(of: "ListModel") == 1)
    #expect(app.components.count(of: "ItemModel") == 0)
    #expect(app.components.count(of: "CardModel") == 10)
    try await app.tap("Demystify SwiftUI")
    try await app.tap("pause")
    #expect(app.components.count(of: "ItemModel") == 1)
    #expect(app.components.count(of: "PlayButtonModel") == 1)
  }

  @Test("a list that is left while it loads asks no more, and shows nothing of what still comes")
  func leftWhileLoading() async throws {
    for heedsCancellation in [true, false] {
      let app = RunningVideos(GateLibrary(heedsCancellation: heedsCancellation))
      try await app.settle()
      #expect(app.library.gate.waiters == 1)
      await app.leave()
      try await app.settle()
      #expect(app.library.gate.waiters == (heedsCancellation ? 0 : 1))
      app.library.gate.open(with: SampleVideos.library)
      try await app.settle()
      let told = app.ring.events.filter { $0.kind == .event && $0.name.description == "videos" }
      #expect(told.count == 1)
      #expect(app.library.gate.waiters == 0)
      #expect(app.scope.running == [])
    }
  }
}
