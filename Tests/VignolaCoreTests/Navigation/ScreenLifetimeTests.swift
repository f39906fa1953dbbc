import Testing
import VignolaCore
import VignolaTesting

@Suite("Who keeps a screen alive")
@MainActor struct ScreenLifetimeTests {
  @Test("the surface does, until the screen is removed", .proves(.g6, .core))
  func released() throws {
    let theatre = Theatre()
    theatre.surface.setRoot { _ in Home() }
    let handle = try #require(theatre.surface.push { _ in Detail() })
    weak let screen = theatre.surface.screen(handle.id)
    #expect(screen is Detail)

    theatre.stage.systemBack()

    #expect(screen == nil)
    #expect(theatre.surface.screen(handle.id) == nil)
  }

  @Test("when onRemoved runs, the screen is released already")
  func releasedBeforeTold() throws {
    let theatre = Theatre()
    theatre.surface.setRoot { _ in Home() }
    weak var screen: Detail?
    var wasGone: Bool?
    theatre.surface.push(
      { _ in
        let detail = Detail()
        screen = detail
        return detail
      }, onRemoved: { _ in wasGone = screen == nil })
    #expect(screen != nil)

    theatre.surface.pop()

    #expect(wasGone == true)
  }

  @Test("a handle keeps neither the screen nor the surface")
  func handle() throws {
    let scope = LifetimeScope("App")
    var surface: NavigationSurface? = NavigationSurface(on: HeadlessStage(), in: scope)
    let home = try #require(surface?.setRoot { _ in Home() })
    weak let screen = surface?.screen(home.id)
    weak let weakSurface = surface
    #expect(home.isUp)

    surface = nil

    #expect(weakSurface == nil)
    #expect(screen == nil)
    #expect(!home.isUp)
    #expect(home.isCovered)
    #expect(home.push { _ in Detail() } == nil)
    #expect(home.present { _ in Detail() } == nil)
    #expect(home.setRoot { _ in Detail() } == nil)
    #expect(!home.close())
    #expect(!home.popToHere())
    #expect(!home.alert("Hello"))
  }

  @Test("a surface that is released lets its screens go and calls nobody; its stage is harmless")
  func surfaceReleased() {
    let scope = LifetimeScope("App")
    let stage = HeadlessStage()
    var told = 0
    var surface: NavigationSurface? = NavigationSurface(on: stage, in: scope)
    surface?.setRoot({ _ in Home() }, onRemoved: { _ in told += 1 })
    surface?.push({ _ in Detail() }, onRemoved: { _ in told += 1 })
    weak let screen = surface?.tree.visible.flatMap { surface?.screen($0.id) }
    #expect(screen != nil)

    surface = nil
    stage.systemBack()
    scope.close()

    #expect(told == 0)
    #expect(screen == nil)
  }

  @Test("onRemoved is released when it has been called, with what it captured")
  func callbackReleased() {
    final class Owner {}
    let theatre = Theatre()
    theatre.surface.setRoot { _ in Home() }
    weak var owner: Owner?
    do {
      let strong = Owner()
      owner = strong
      theatre.surface.push({ _ in Detail() }, onRemoved: { _ in withExtendedLifetime(strong) {} })
    }
    #expect(owner != nil)

    theatre.surface.pop()

    #expect(owner == nil)
  }

  @Test("a refused screen is not kept")
  func refused() {
    let theatre = Theatre()
    let home = Home()
    theatre.surface.setRoot { _ in home }
    weak var made: Other?

    theatre.surface.setTabs([
      { _ in
        let other = Other()
        made = other
        return other
      }, { _ in home },
    ])

    #expect(made == nil)
  }
}
