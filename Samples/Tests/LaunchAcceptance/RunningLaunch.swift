import Coordinators
import Launch
import SampleTestSupport
import ScreenDriver
import ScreenTree
import Testing
import UIKit
import VignolaCore
import VignolaTesting

/// The app in a hand: its phone, what it remembers, where its postcards come from, and everything it
/// said it made.
@MainActor final class RunningLaunch {
  let phone: Phone
  let session: MemorySessionStore
  let postcards = GatedPostcards()
  let components = Components()
  let ring = TraceRing(capacity: 1_000)
  let reports = Reports()
  let scope: LifetimeScope
  private let app: LaunchApp
  private let host: ControllerHost

  /// Starts the app, by default a new user's.
  init(token: Token? = nil, hasSeenOnboarding: Bool = false) {
    session = MemorySessionStore(token: token, hasSeenOnboarding: hasSeenOnboarding)
    scope = LifetimeScope(
      "Launch", trace: Trace(sinks: [ring]), report: { [reports] in reports.take($0) })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    app = LaunchApp(
      in: window, services: LaunchServices(session: session, postcards: postcards), under: scope,
      watch: { [components] in components.made($0) })
    window.makeKeyAndVisible()
    host = ControllerHost(window: window)
    phone = Phone(host)
    balanceAtTheEnd(in: scope, ring)
  }

  /// The flows that run, on one line.
  var flows: String { app.coordinator.flow.description }

  /// Starts the app once more.
  func startAgain() { app.coordinator.start() }

  /// Lets tasks run until each has ended or waits for the test, and looks at the screen.
  func settle() async throws {
    // What comes into sight asks for more.
    for _ in 0..<2 {
      _ = phone.screen
      try await VignolaTesting.settle(scope)
    }
  }

  /// The app at its collection, with the first postcards in it.
  static func atPostcards(_ numbers: ClosedRange<Int> = 1...20) async throws -> RunningLaunch {
    let app = RunningLaunch(token: Token("guest"), hasSeenOnboarding: true)
    app.postcards.pages.open(with: Postcard.numbered(numbers))
    try await app.settle()
    return app
  }

  /// What the signs say that something is going on.
  var progress: [String] { phone.screen.all { $0.role == .progress }.map(\.label) }

  /// The rows in sight.
  var rowsInSight: [String] {
    phone.screen.all { $0.role == .row && !$0.traits.contains(.scrolledAway) }.map(\.label)
  }

  /// Takes the app off the screen.
  func close() {
    app.close()
    host.close()
  }
}

/// Postcards that arrive when the test says so.
@MainActor final class GatedPostcards: PostcardService {
  /// A page that was asked for.
  struct Request: Equatable {
    let offset: Int
    let count: Int
  }

  let pages = TestGate<[Postcard]>()
  /// Whether pictures wait for the test; else they are there at once.
  var holdsPictures = false
  private var pictures: [Postcard.ID: TestGate<Picture>] = [:]
  private(set) var asked: [Request] = []
  private(set) var picturesAsked: [Postcard.ID] = []

  func postcards(from offset: Int, count: Int) async throws -> [Postcard] {
    asked.append(Request(offset: offset, count: count))
    return try await pages.value()
  }

  func picture(of postcard: Postcard.ID) async throws -> Picture {
    picturesAsked.append(postcard)
    return holdsPictures ? try await gate(of: postcard).value() : Picture(symbol: "leaf")
  }

  /// What a postcard's picture waits at.
  func gate(of postcard: Postcard.ID) -> TestGate<Picture> {
    let gate = pictures[postcard] ?? TestGate()
    pictures[postcard] = gate
    return gate
  }
}

extension Postcard {
  /// Postcards of some numbers.
  static func numbered(_ numbers: ClosedRange<Int>) -> [Postcard] {
    numbers.map { Postcard(id: $0, title: "Postcard \($0)", text: "Text \($0)") }
  }
}
