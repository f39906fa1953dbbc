import Observation
import SampleTestSupport
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting

@testable import Videos

/// The app in a hand: its phone, its library, its players, and everything it said it made.
@MainActor final class RunningVideos {
  let phone: Phone
  let library: GateLibrary
  let components = Components()
  let ring = TraceRing()
  let scope: LifetimeScope
  private let host: any ScreenHost
  private let shell = Shell()
  private var hasBegun = false

  /// What shows the app, or something else.
  @Observable final class Shell {
    var showsApp = true
  }

  /// Starts the app at its list, which waits for the library. `made` is told of each component as it
  /// is made, when nothing is on the screen yet.
  init(
    _ library: GateLibrary = GateLibrary(), made: @escaping (AnyObject) -> Void = { _ in }
  ) {
    self.library = library
    components.onMade = made
    scope = LifetimeScope("Videos", trace: Trace(sinks: [ring]), clock: TestClock())
    host = ViewHost { [shell, scope, components] in
      if shell.showsApp {
        VideosApp(
          services: VideosServices(videos: library), under: scope,
          watch: { components.made($0) })
      } else {
        Text("Elsewhere")
      }
    }
    // A screen draws itself, and lets go of what it no longer shows.
    host.onChange = { [weak host] in Task { _ = host?.rendered() } }
    phone = Phone(host)
    balanceAtTheEnd(in: scope)
  }

  /// The app with the article's ten talks on the screen.
  static func loaded() async throws -> RunningVideos {
    let app = RunningVideos()
    app.library.gate.open(with: SampleVideos.library)
    try await app.settle()
    return app
  }

  /// The player of the item that is open.
  var player: StubPlayer? { components.latest(StubPlayer.self) }

  func tap(_ label: String) async throws {
    try phone.tap(label)
    try await settle()
  }

  func back() async throws {
    try phone.systemBack()
    try await settle()
  }

  /// Draws the list down, and lets it begin to load anew.
  func pullDown() async throws {
    try phone.refresh()
    await begins("onPullDown")
    try await settle()
  }

  /// Shows something else, and lets go of what was there.
  func leave() async {
    shell.showsApp = false
    _ = phone.screen
    await yield { components.alive.isEmpty }
  }

  /// Lets tasks run until each has ended or waits for the test, and looks at the screen.
  func settle() async throws {
    _ = phone.screen
    if !hasBegun { await begins("viewOnAppear") }
    hasBegun = true
    try await VignolaTesting.settle(scope)
    _ = phone.screen
  }

  /// SwiftUI's own tasks are no scope's: waits until one has told the intent what it is for.
  private func begins(_ event: String) async {
    await yield { ring.events.contains { $0.name.description == event } }
  }
}

/// Lets others have their turns until something is so, though not for ever.
@MainActor func yield(until isSo: () -> Bool) async {
  for _ in 0..<100_000 {
    if isSo() { return }
    await Task.yield()
  }
}

/// A library that answers when the test says so.
struct GateLibrary: VideoService {
  let gate = TestGate<[Video]>()
  var heedsCancellation = true

  func videos() async throws -> [Video] {
    guard !heedsCancellation else { return try await gate.value() }
    return try await Task { try await gate.value() }.value
  }
}
