import Coordinators
import Testing
import VignolaCore

@testable import CatalogCoordinator

/// The flow of the cart, run by a flow that only waits for its end.
@MainActor @Suite("Coordinators, the cart's flow")
struct CartCoordinatorTests {
  private final class Heard {
    var endings: [String] = []
  }

  private let stage = HeadlessStage()
  private let surface: NavigationSurface
  private let parent: Flow<Void>
  private let screens = ScreensStub()
  private let heard = Heard()

  init() {
    surface = NavigationSurface(on: stage, in: LifetimeScope("Test"))
    parent = Flow("Parent", on: surface)
    parent.router.setRoot(ItemsScreen())
    parent.run(CartCoordinator(router: parent.router, screens: screens)) { [heard] ending in
      switch ending {
      case .finished: heard.endings.append("finished")
      case .removed(let removal): heard.endings.append("removed \(removal)")
      }
    }
  }

  @Test("shows the cart over the screen that it was run from")
  func shows() {
    #expect("\(surface.target)" == "ItemsScreen > CartScreen")
    #expect(screens.made == ["cart"])
    #expect(heard.endings.isEmpty)
  }

  @Test("has what it was run for when everything was bought, once, and takes its screen away")
  func bought() {
    screens.onBought()
    screens.onBought()
    #expect(heard.endings == ["finished"])
    #expect("\(surface.target)" == "ItemsScreen")
    #expect("\(parent)" == "Parent")
  }

  @Test("ends without it when the user goes back")
  func back() {
    stage.systemBack()
    #expect(heard.endings == ["removed systemBack"])
    #expect("\(parent)" == "Parent")
  }
}
