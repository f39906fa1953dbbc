import MVI
import Observation
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

/// What SwiftUI may do to an MVI screen at an awkward time.
@MainActor @Suite("An MVI screen on SwiftUI")
struct ScreenTests {
  @MainActor protocol PlainState {
    var title: String { get }
    var rows: [Int] { get }
  }

  @MainActor @Observable final class Model: PlainState {
    var title = "untouched"
    var rows = [1, 2]
  }

  @MainActor final class Logic {
    let model: Model
    let routes: RouterEvents<Int, String>
    private(set) var drawn = 0

    init(model: Model, routes: RouterEvents<Int, String>) {
      self.model = model
      self.routes = routes
    }

    func didDraw() {
      drawn += 1
      if model.title == "untouched" { model.title = "drawn" }
    }
  }

  typealias Container = MVIContainer<Logic, any PlainState>

  struct Drawing: View {
    let container: Container

    var body: some View {
      // No view should; SwiftUI allows it all the same.
      let _ = container.send("didDraw") { $0.didDraw() }
      Text(container.state.title)
    }
  }

  struct Plain: View {
    let container: Container
    let routes: RouterEvents<Int, String>
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List { ForEach(container.state.rows, id: \.self) { Text("row \($0)") } }
          .navigationTitle("List")
          .navigationDestination(for: Int.self) { Text("item \($0)") }
          .routes(from: routes) { event in
            switch event {
            case .route(let number): path.append(number)
            case .alert, .dismiss: path = []
            }
          }
      }
    }
  }

  struct Placed: View {
    let routes: RouterEvents<Int, String>
    let place: ScreenHandle
    let answered: () -> Void

    var body: some View {
      Text("list")
        .routes(from: routes, at: place) { event in
          switch event {
          case .alert(let title): place.alert(title, then: answered)
          case .route, .dismiss: place.close()
          }
        }
    }
  }

  let scope = LifetimeScope("App")
  let model = Model()
  let routes: RouterEvents<Int, String>
  let container: Container
  let life: LifetimeScope

  init() {
    life = scope.child("Plain")
    routes = RouterEvents(in: life)
    container = Container(intent: Logic(model: model, routes: routes), state: model, in: life)
  }

  @Test("whose model is changed while it is drawn is drawn as the model is then, and comes to rest")
  func changedDuringARender() {
    let phone = Phone(ViewHost { [container] in Drawing(container: container) })
    #expect(phone.texts == ["drawn"])
    #expect(phone.texts == ["drawn"])
    var drawn = 0
    container.send("read") { drawn = $0.drawn }
    #expect(drawn <= 3)
  }

  @Test("shows a list that has grown under an open item when that is gone")
  func grows() throws {
    let phone = Phone(
      ViewHost { [container, routes] in Plain(container: container, routes: routes) })
    routes.routeTo(7)
    #expect(phone.texts == ["item 7"])
    model.rows.append(3)
    #expect(phone.texts == ["item 7"])
    try phone.systemBack()
    #expect(phone.rows == ["row 1", "row 2", "row 3"])
  }

  @Test("receives what was routed before it was there, and while it was covered, in order")
  func routed() throws {
    routes.routeTo(1)
    let phone = Phone(
      ViewHost { [container, routes] in Plain(container: container, routes: routes) })
    #expect(phone.texts == ["item 1"])
    routes.routeTo(2)
    #expect(phone.texts == ["item 1"])
    #expect(routes.waiting == 1)
    try phone.systemBack()
    #expect(phone.texts == ["item 2"])
    life.close()
    try phone.systemBack()
    routes.routeTo(3)
    #expect(phone.title == "List")
    #expect(scope.dropped == 1)
  }

  @Test("shows the alerts that its intent asks for, one after another, each until it is answered")
  func alerts() throws {
    let stage = ViewStage()
    let surface = NavigationSurface(on: stage, in: scope)
    var answers = 0
    surface.setRoot { [routes] place in
      HostedScreen { Placed(routes: routes, place: place) { answers += 1 } }
    }
    let phone = Phone(ViewHost { StageView(stage) })
    #expect(phone.texts == ["list"])
    container.send("onTapAdd") { $0.routes.presentAlert("full") }
    #expect(phone.alert?.title == "full")
    container.send("onTapAdd") { $0.routes.presentAlert("full again") }
    #expect(phone.alert?.title == "full")
    #expect(routes.waiting == 1)
    #expect(answers == 0)
    try phone.tap("OK")
    #expect(phone.alert?.title == "full again")
    #expect(answers == 1)
    try phone.tap("OK")
    #expect(phone.alert == nil)
    #expect(phone.texts == ["list"])
    #expect(answers == 2)
  }
}
