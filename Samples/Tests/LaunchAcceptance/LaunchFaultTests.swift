import Launch
import SampleTestSupport
import ScreenDriver
import Testing
import VignolaCore
import VignolaTesting

/// What went wrong in the article's demo and does not here.
@MainActor @Suite("Launch, where the demo went wrong", .balanced)
struct LaunchFaultTests {
  typealias Request = GatedPostcards.Request

  @Test("each page is asked for once, from where the last one ended")
  func offsets() async throws {
    let app = try await RunningLaunch.atPostcards()
    try app.phone.scroll(to: "Postcard 15")
    try await app.settle()
    try app.phone.scroll(to: "Postcard 1")
    try app.phone.scroll(to: "Postcard 20")
    try await app.settle()
    #expect(app.postcards.asked == [Request(offset: 0, count: 20), Request(offset: 20, count: 20)])
    app.postcards.pages.open(with: Postcard.numbered(21...40))
    try await app.settle()
    #expect(app.postcards.asked.count == 2)
    try app.phone.scroll(to: "Postcard 40")
    try await app.settle()
    #expect(app.postcards.asked.last == Request(offset: 40, count: 20))
    #expect(app.phone.rows == (1...40).map { "Postcard \($0)" })
  }

  @Test("a collection without postcards says so and is asked for no more")
  func nothing() async throws {
    let app = RunningLaunch(token: Token("guest"), hasSeenOnboarding: true)
    app.postcards.pages.open(with: [])
    try await app.settle()
    #expect(app.phone.texts == ["No postcards yet"])
    #expect(app.phone.rows == [])
    #expect(app.progress == [])
    #expect(app.postcards.asked.count == 1)
    #expect(app.flows == "App(Main)")
  }

  @Test("an empty page after a full one is the end, and so is a short one", arguments: [20, 27])
  func end(count: Int) async throws {
    let app = try await RunningLaunch.atPostcards()
    try app.phone.scroll(to: "Postcard 20")
    try await app.settle()
    app.postcards.pages.open(with: count > 20 ? Postcard.numbered(21...count) : [])
    try await app.settle()
    #expect(app.phone.rows.count == count)
    try app.phone.scroll(to: "Postcard 1")
    try app.phone.scroll(to: "Postcard \(count)")
    try await app.settle()
    #expect(app.postcards.asked.count == 2)
    #expect(app.progress == [])
  }

  @Test("a page that fails later leaves what is there, and is asked for again only by the user")
  func laterFailure() async throws {
    let app = try await RunningLaunch.atPostcards()
    try app.phone.scroll(to: "Postcard 20")
    try await app.settle()
    app.postcards.pages.fail(with: Broken())
    try await app.settle()
    try app.phone.tap("OK")
    #expect(app.phone.rows.count == 20)
    #expect(app.progress == [])
    try app.phone.scroll(to: "Postcard 1")
    try app.phone.scroll(to: "Postcard 20")
    try await app.settle()
    #expect(app.postcards.asked.count == 2)
    try app.phone.tap("Try again")
    try await app.settle()
    #expect(app.postcards.asked.last == Request(offset: 20, count: 20))
    app.postcards.pages.open(with: Postcard.numbered(21...30))
    try await app.settle()
    #expect(app.phone.rows.count == 30)
  }

  @Test("a postcard whose picture cannot be had can be read, and its picture is asked for once")
  func noPicture() async throws {
    let app = RunningLaunch(token: Token("guest"), hasSeenOnboarding: true)
    app.postcards.holdsPictures = true
    app.postcards.pages.open(with: Postcard.numbered(1...1))
    try await app.settle()
    app.postcards.gate(of: 1).fail(with: Broken())
    try await app.settle()
    #expect(app.phone.texts == ["Postcard 1"])
    try app.phone.tap("Postcard 1")
    #expect(app.phone.texts == ["Text 1"])
    try app.phone.systemBack()
    try await app.settle()
    #expect(app.postcards.picturesAsked == [1])
  }

  @Test("signing out ends what is on its way, and nothing is said of it")
  func signOutWhileLoading() async throws {
    let app = RunningLaunch(token: Token("guest"), hasSeenOnboarding: true)
    try await app.settle()
    #expect(app.postcards.pages.waiters == 1)
    try app.phone.tap("Sign out")
    try await app.settle()
    #expect(app.postcards.pages.waiters == 0)
    #expect(app.phone.alert == nil)
    #expect(app.session.token == nil)
    #expect(app.flows == "App(Auth)")
    #expect(app.scope.running.isEmpty)
    #expect(app.scope.leaks.isEmpty)
  }

  @Test("who signs in again sees no introduction and a collection from its beginning")
  func again() async throws {
    let app = try await RunningLaunch.atPostcards()
    try app.phone.tap("Sign out")
    try app.phone.tap("SIGN IN")
    #expect(app.flows == "App(Main)")
    #expect(app.phone.rows == [])
    app.postcards.pages.open(with: Postcard.numbered(1...20))
    try await app.settle()
    #expect(app.postcards.asked.map(\.offset) == [0, 0])
    #expect(app.phone.rows.count == 20)
  }

  @Test("starting again while a flow runs changes nothing, whichever it is")
  func startedAgain() async throws {
    let app = RunningLaunch()
    app.postcards.pages.open(with: Postcard.numbered(1...20))
    let flows: [(name: String, leave: (Phone) throws -> Void)] = [
      ("App(Auth)", { try $0.tap("SIGN IN") }),
      (
        "App(Onboarding)",
        {
          try $0.swipe(page: 2)
          try $0.tap("LET'S GO")
        }
      ),
      ("App(Main)", { try $0.tap("Postcard 2") }),
      ("App(Main(Postcard))", { try $0.systemBack() }),
      ("App(Main)", { try $0.tap("Sign out") }),
      ("App(Auth)", { _ in }),
    ]
    for flow in flows {
      try await app.settle()
      #expect(app.flows == flow.name)
      let screen = app.phone.description
      let made = app.components.count
      let alive = app.components.alive
      app.startAgain()
      app.startAgain()
      try await app.settle()
      #expect(app.flows == flow.name)
      #expect(app.phone.description == screen)
      #expect(app.components.count == made)
      #expect(app.components.alive == alive)
      try flow.leave(app.phone)
    }
    #expect(app.reports.all.isEmpty)
  }
}
