import Observation
import ScreenDriver
import SwiftUI
import Testing
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// Routes of a screen on a surface, whichever stage that plays on.
@MainActor @Suite("A view that receives routes at its place")
struct RoutesAtPlaceTests {
  enum Kind: CaseIterable, Sendable {
    case uiKit, swiftUI
  }

  enum Route: Sendable {
    case detail(Int), sheet, alert, back
  }

  @MainActor final class Scene {
    let routes = BufferedRoutes<Route>()
    let surface: NavigationSurface
    let phone: Phone
    private(set) var heard: [String] = []

    init(_ kind: Kind) {
      let scope = LifetimeScope("App")
      switch kind {
      case .uiKit:
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
        window.makeKeyAndVisible()
        phone = Phone(ControllerHost(window: window))
      case .swiftUI:
        let stage = ViewStage()
        surface = NavigationSurface(on: stage, in: scope)
        phone = Phone(ViewHost { StageView(stage) })
      }
      surface.setRoot { _ in HostedScreen { Text("home").navigationTitle("Home") } }
    }

    /// Puts the screen up that receives.
    @discardableResult func open() -> ScreenHandle? {
      surface.push { place in
        HostedScreen { [weak self, routes] in
          Button("Open 7") { routes.send(.detail(7)) }
            .navigationTitle("List")
            .routes(from: routes, at: place) { self?.go($0, from: place) }
        }
      }
    }

    private func go(_ route: Route, from place: ScreenHandle) {
      let isDone: Bool
      switch route {
      case .detail(let number): isDone = place.push { _ in Scene.page("Detail \(number)") } != nil
      case .sheet: isDone = place.present { _ in Scene.page("Sheet") } != nil
      case .alert: isDone = place.alert("Alert")
      case .back: isDone = place.close()
      }
      heard.append(isDone ? "done" : "refused")
    }

    private static func page(_ name: String) -> any Screen {
      HostedScreen { Text(name).navigationTitle(name) }
    }
  }

  @Test("is sent to before it is there", arguments: Kind.allCases)
  func before(kind: Kind) {
    let scene = Scene(kind)
    scene.routes.send(.detail(1))
    #expect(scene.phone.title == "Home")
    scene.open()
    #expect(scene.phone.title == "Detail 1")
    #expect(scene.heard == ["done"])
  }

  @Test(
    "lets what comes wait as long as a screen covers it, and is refused nothing",
    arguments: Kind.allCases)
  func covered(kind: Kind) throws {
    let scene = Scene(kind)
    scene.open()
    #expect(scene.phone.title == "List")
    scene.routes.send(.detail(1))
    #expect(scene.phone.title == "Detail 1")
    scene.routes.send(.detail(2))
    scene.routes.send(.detail(3))
    #expect(scene.phone.title == "Detail 1")
    #expect(scene.routes.waiting == 2)
    try scene.phone.systemBack()
    #expect(scene.phone.title == "Detail 2")
    #expect(scene.routes.waiting == 1)
    try scene.phone.systemBack()
    #expect(scene.phone.title == "Detail 3")
    #expect(scene.heard == ["done", "done", "done"])
  }

  @Test("lets what comes wait as long as a sheet is over it", arguments: Kind.allCases)
  func underSheet(kind: Kind) throws {
    let scene = Scene(kind)
    scene.open()
    scene.routes.send(.sheet)
    #expect(scene.phone.title == "Sheet")
    scene.routes.send(.detail(1))
    #expect(scene.phone.title == "Sheet")
    #expect(scene.heard == ["done"])
    try scene.phone.systemDismiss()
    #expect(scene.phone.title == "Detail 1")
    #expect(scene.heard == ["done", "done"])
  }

  @Test("lets what comes wait as long as an alert is over it", arguments: Kind.allCases)
  func underAlert(kind: Kind) throws {
    let scene = Scene(kind)
    scene.open()
    scene.routes.send(.alert)
    #expect(scene.phone.alert?.title == "Alert")
    scene.routes.send(.sheet)
    #expect(scene.phone.alert?.title == "Alert")
    try scene.phone.tap("OK")
    #expect(scene.phone.title == "Sheet")
    #expect(scene.heard == ["done", "done"])
  }

  // On UIKit too where a transition takes time. On Linux it takes none, so that the view is out of
  // sight when the second touch comes.
  @Test(
    "opens one screen for two touches, and none when a person has come back", .proves(.g9, .core))
  func twoTouches() throws {
    let scene = Scene(.swiftUI)
    scene.open()
    try scene.phone.doubleTap("Open 7")
    #expect(scene.phone.title == "Detail 7")
    #expect(scene.heard == ["done", "refused"])
    try scene.phone.systemBack()
    #expect(scene.phone.title == "List")
  }

  @Test(
    "receives nothing when it has left, and the next one receives what waited",
    arguments: Kind.allCases)
  func gone(kind: Kind) {
    let scene = Scene(kind)
    scene.open()
    #expect(scene.phone.title == "List")
    scene.routes.send(.back)
    #expect(scene.phone.title == "Home")
    scene.routes.send(.detail(1))
    #expect(scene.phone.title == "Home")
    #expect(scene.routes.waiting == 1)
    scene.open()
    #expect(scene.phone.title == "Detail 1")
    #expect(scene.heard == ["done", "done"])
  }
}
