import Launch
import SampleTestSupport
import ScreenDriver
import ScreenTree
import Testing
import VignolaCore
import VignolaTesting

/// What Launch does, step by step as the article's demo did, with no more than a screen to look at
/// and gestures to make. Which flows run is looked at in every step.
@MainActor @Suite("Launch", .balanced)
struct LaunchAcceptanceTests {
  typealias Button = Phone.Button

  static let token = Token("guest")

  @Test("CO-1: a new user finds one button, and no bar")
  func coldStart() {
    let app = RunningLaunch()
    #expect(app.phone.texts == ["Postcards"])
    #expect(app.phone.buttons == [Button("SIGN IN")])
    #expect(app.phone.title == nil)
    #expect(app.flows == "App(Auth)")
  }

  @Test("CO-2: signing in is remembered and leads to the introduction")
  func signIn() throws {
    let app = RunningLaunch()
    try app.phone.tap("SIGN IN")
    #expect(app.session.token == Self.token)
    #expect(app.phone.title == nil)
    #expect(app.phone.page == 0)
    #expect(app.phone.texts == ["Collect", "Postcards from all over the world."])
    #expect(app.flows == "App(Onboarding)")
    #expect(!app.components.alive.contains("AuthCoordinator"))
  }

  @Test("CO-3: each page has the same information, and stays", arguments: 0...2)
  func info(page: Int) throws {
    let app = RunningLaunch(token: Self.token)
    try app.phone.swipe(page: page)
    try app.phone.tap("Info")
    #expect(app.phone.alert?.title == "A postcard from everywhere")
    #expect(app.phone.alert?.message == "Turn the pages to see what this app is for.")
    #expect(app.phone.alert?.buttons == [Button("OK")])
    try app.phone.tap("OK")
    #expect(app.phone.alert == nil)
    #expect(app.phone.page == page)
    #expect(app.flows == "App(Onboarding)")
  }

  @Test("CO-4: pages turn both ways, and only the last leads on")
  func pages() throws {
    let app = RunningLaunch(token: Self.token)
    for page in [0, 1, 2, 1, 0, 1, 2] {
      try app.phone.swipe(page: page)
      #expect(app.phone.screen.first { $0.label == "page \(page + 1) of 3" } != nil)
      #expect(app.phone.buttons.contains(Button("LET'S GO")) == (page == 2))
    }
    #expect(app.flows == "App(Onboarding)")
  }

  @Test("CO-4: neither a finger nor the dots lead around from either end", arguments: [0, 2])
  func ends(page: Int) throws {
    let app = RunningLaunch(token: Self.token)
    // There and back again: at the first page too, something has been turned.
    try app.phone.swipe(page: 2 - page)
    try app.phone.swipe(page: page)
    // What leads around has a copy of a page beyond an end.
    #expect(app.phone.screen.first { $0.role == .pages }?.children.count == 3)
    for beyond in [-1, 3] {
      #expect(throws: PhoneRefusal.self) { try app.phone.swipe(page: beyond) }
    }
    #expect(app.phone.page == page)
    if page == 2 {
      #expect(throws: PhoneRefusal.self) { try app.phone.tap("page 3 of 3") }
    } else {
      try app.phone.tap("page 1 of 3")
    }
    #expect(app.phone.page == max(page, 1))
    #expect(app.flows == "App(Onboarding)")
  }

  @Test("CO-4: a tap beside the dots turns the page as a finger does")
  func dots() throws {
    let app = RunningLaunch(token: Self.token)
    try app.phone.tap("page 1 of 3")
    try app.phone.tap("page 2 of 3")
    #expect(app.phone.page == 2)
    #expect(app.phone.buttons.contains(Button("LET'S GO")))
    #expect(app.flows == "App(Onboarding)")
  }

  @Test("CO-5: the last page leads to the collection, and the introduction is remembered")
  func go() throws {
    let app = RunningLaunch(token: Self.token)
    try app.phone.swipe(page: 2)
    try app.phone.tap("LET'S GO")
    #expect(app.session.hasSeenOnboarding)
    #expect(app.phone.title == "Postcards")
    #expect(app.flows == "App(Main)")
  }

  @Test("CO-6: a sign stands there until the first page does, and no name before its picture")
  func firstPage() async throws {
    let app = RunningLaunch(token: Self.token, hasSeenOnboarding: true)
    app.postcards.holdsPictures = true
    #expect(app.progress == ["Loading"])
    #expect(app.phone.rows == [])
    app.postcards.pages.open(with: Postcard.numbered(1...20))
    try await app.settle()
    #expect(app.progress == [])
    #expect(app.phone.rows == (1...20).map { "Postcard \($0)" })
    #expect(app.phone.texts == [])
    #expect(app.postcards.picturesAsked.sorted() == Array(1...12))
    app.postcards.gate(of: 2).open(with: Picture(symbol: "leaf"))
    try await app.settle()
    #expect(app.phone.texts == ["Postcard 2"])
    for id in 1...12 { app.postcards.gate(of: id).open(with: Picture(symbol: "leaf")) }
    try await app.settle()
    #expect(app.phone.texts == (1...12).map { "Postcard \($0)" })
    #expect(app.flows == "App(Main)")
  }

  @Test("CO-7: near the end the next page comes, and the place in the list is kept")
  func nextPage() async throws {
    let app = try await RunningLaunch.atPostcards()
    #expect(app.postcards.asked.count == 1)
    try app.phone.scroll(to: "Postcard 15")
    try await app.settle()
    #expect(app.progress == ["Loading more"])
    #expect(app.rowsInSight == (9...20).map { "Postcard \($0)" })
    app.postcards.pages.open(with: Postcard.numbered(21...40))
    try await app.settle()
    #expect(app.progress == [])
    #expect(app.phone.rows == (1...40).map { "Postcard \($0)" })
    #expect(app.rowsInSight == (9...20).map { "Postcard \($0)" })
    // The last three rows are near the end, and the one before them is not.
    try app.phone.scroll(to: "Postcard 26")
    try await app.settle()
    #expect(app.rowsInSight.last == "Postcard 37")
    #expect(app.postcards.asked.count == 2)
    #expect(app.progress == [])
    try app.phone.scroll(to: "Postcard 1")
    try app.phone.scroll(to: "Postcard 27")
    try await app.settle()
    #expect(app.rowsInSight.last == "Postcard 38")
    #expect(app.postcards.asked.count == 3)
    #expect(app.progress == ["Loading more"])
    #expect(app.flows == "App(Main)")
  }

  @Test("CO-8: when the first page fails, the user is told and can try again")
  func failure() async throws {
    let app = RunningLaunch(token: Self.token, hasSeenOnboarding: true)
    app.postcards.pages.fail(with: Broken())
    try await app.settle()
    #expect(app.phone.alert?.title == "The postcards did not arrive")
    try app.phone.tap("OK")
    #expect(app.progress == [])
    #expect(app.flows == "App(Main)")
    try app.phone.tap("Try again")
    #expect(app.progress == ["Loading"])
    #expect(!app.phone.buttons.contains(Button("Try again")))
    app.postcards.pages.open(with: Postcard.numbered(1...20))
    try await app.settle()
    #expect(app.phone.rows.count == 20)
    #expect(app.flows == "App(Main)")
  }

  @Test("CO-9: who has signed in and seen the introduction finds the collection")
  func relaunch() {
    let app = RunningLaunch(token: Self.token, hasSeenOnboarding: true)
    #expect(app.phone.title == "Postcards")
    #expect(app.flows == "App(Main)")
  }

  @Test("CO-10: who has signed in and not seen the introduction finds that")
  func relaunchUnseen() {
    let app = RunningLaunch(token: Self.token)
    #expect(app.phone.page == 0)
    #expect(app.flows == "App(Onboarding)")
  }

  @Test("CO-11: who has seen the introduction goes from signing in to the collection")
  func relaunchSignedOut() throws {
    let app = RunningLaunch(hasSeenOnboarding: true)
    #expect(app.phone.buttons == [Button("SIGN IN")])
    #expect(app.flows == "App(Auth)")
    try app.phone.tap("SIGN IN")
    #expect(app.phone.title == "Postcards")
    #expect(app.flows == "App(Main)")
  }

  @Test("CO-12: no way leads back from one flow to the one before it")
  func noWayBack() throws {
    let app = RunningLaunch()
    let steps: [(flows: String, leave: (Phone) throws -> Void)] = [
      ("App(Auth)", { try $0.tap("SIGN IN") }),
      (
        "App(Onboarding)",
        {
          try $0.swipe(page: 2)
          try $0.tap("LET'S GO")
        }
      ),
      ("App(Main)", { try $0.tap("Sign out") }),
      ("App(Auth)", { _ in }),
    ]
    for step in steps {
      #expect(app.flows == step.flows)
      #expect(throws: PhoneRefusal.self) { try app.phone.systemBack() }
      #expect(throws: PhoneRefusal.self) { try app.phone.systemDismiss() }
      #expect(app.flows == step.flows)
      try step.leave(app.phone)
    }
    #expect(app.session.token == nil)
    #expect(app.session.hasSeenOnboarding)
  }

  @Test("CO-13: two fast taps are one step")
  func doubleTaps() async throws {
    let app = RunningLaunch()
    try app.phone.doubleTap("SIGN IN")
    #expect(app.flows == "App(Onboarding)")
    #expect(app.components.count(of: "OnboardingCoordinator") == 1)
    try app.phone.swipe(page: 2)
    try app.phone.doubleTap("LET'S GO")
    #expect(app.flows == "App(Main)")
    #expect(app.components.count(of: "MainCoordinator") == 1)
    app.postcards.pages.open(with: Postcard.numbered(1...3))
    try await app.settle()
    try app.phone.doubleTap("Postcard 2")
    #expect(app.flows == "App(Main(Postcard))")
    #expect(app.components.count(of: "PostcardViewController") == 1)
    try app.phone.systemBack()
    try app.phone.doubleTap("Sign out")
    #expect(app.flows == "App(Auth)")
    #expect(app.components.count(of: "AuthCoordinator") == 2)
  }

  @Test("CO-14: what is left behind is released, however it was left")
  func released() async throws {
    let app = RunningLaunch()
    let auth = ["AppCoordinator", "AuthCoordinator", "EnterPresenter", "EnterViewController"]
    let main = [
      "AppCoordinator", "MainCoordinator", "PostcardsPresenter", "PostcardsViewController",
    ]
    #expect(app.components.alive == auth)
    try app.phone.tap("SIGN IN")
    #expect(
      app.components.alive == [
        "AppCoordinator", "OnboardingCoordinator", "OnboardingPresenter",
        "OnboardingViewController",
      ])
    try app.phone.tap("Info")
    try app.phone.tap("OK")
    try app.phone.swipe(page: 2)
    try app.phone.tap("LET'S GO")
    #expect(app.components.alive == main)
    app.postcards.pages.open(with: Postcard.numbered(1...20))
    try await app.settle()
    try app.phone.tap("Postcard 2")
    #expect(app.components.alive.count == main.count + 3)
    try app.phone.systemBack()
    #expect(app.components.alive == main)
    try app.phone.scroll(to: "Postcard 20")
    try await app.settle()
    try app.phone.tap("Sign out")
    try await app.settle()
    #expect(app.components.alive == auth)
    #expect(app.flows == "App(Auth)")
    app.close()
    #expect(app.components.alive == ["AppCoordinator"])
    #expect(app.scope.leaks.isEmpty)
  }

  @Test("CO-15: the user's going back ends the flow of what was pushed, once")
  func systemBack() async throws {
    let app = try await RunningLaunch.atPostcards()
    try app.phone.tap("Postcard 3")
    #expect(app.phone.title == "Postcard 3")
    #expect(app.phone.texts == ["Text 3"])
    #expect(app.flows == "App(Main(Postcard))")
    app.ring.removeAll()
    try app.phone.beginBackSwipe()
    try app.phone.cancelBackSwipe()
    #expect(app.flows == "App(Main(Postcard))")
    try app.phone.systemBack()
    app.ring.expect(exactly: ["output removed: Postcard -> Main"], of: [.output])
    #expect(app.phone.title == "Postcards")
    #expect(app.flows == "App(Main)")
    #expect(!app.components.alive.contains("PostcardCoordinator"))
  }
}
