import Observation
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

@MainActor @Suite("A view that receives routes")
struct RoutesTests {
  @Observable final class Model {
    var path: [Int] = []
    var title = "list"
    var isCovered = false
    var isCoveredWhole = false
    var isThere = true
    var tab = 0
  }

  struct Flow: View {
    @Bindable var model: Model
    let routes: BufferedRoutes<Int>
    let heard: Heard

    var body: some View {
      if model.isThere {
        NavigationStack(path: $model.path) {
          list.navigationDestination(for: Int.self) { Text("detail \($0)") }
        }
      } else {
        Text("elsewhere").routes(from: routes) { heard.lines.append("elsewhere \($0)") }
      }
    }

    private var list: some View {
      let title = model.title
      return Text(title)
        .routes(from: routes) { route in
          heard.lines.append("\(title) \(route)")
          if route > 0 { model.path.append(route) }
        }
        .sheet(isPresented: $model.isCovered) { Text("sheet") }
        .fullScreenCover(isPresented: $model.isCoveredWhole) { Text("cover") }
    }
  }

  /// The same in the first of two tabs.
  struct Tabs: View {
    @Bindable var model: Model
    let flow: Flow

    var body: some View {
      TabView(selection: $model.tab) {
        Tab("Flow", systemImage: "circle", value: 0) { flow }
        Tab("Other", systemImage: "circle", value: 1) { Text("other") }
      }
    }
  }

  @MainActor final class Heard {
    var lines: [String] = []
  }

  let model = Model()
  let routes = BufferedRoutes<Int>()
  let heard = Heard()

  private func phone() -> Phone {
    Phone(ViewHost { [model, routes, heard] in Flow(model: model, routes: routes, heard: heard) })
  }

  @Test("gets what was sent before it was there, in the order sent")
  func before() {
    routes.send(0)
    routes.send(-1)
    let phone = phone()
    #expect(phone.texts == ["list"])
    #expect(heard.lines == ["list 0", "list -1"])
  }

  @Test("gets what is sent while another screen is over it when it is seen again")
  func covered() throws {
    let phone = phone()
    routes.send(7)
    #expect(phone.texts == ["detail 7"])
    routes.send(8)
    #expect(phone.texts == ["detail 7"])
    #expect(routes.waiting == 1)
    try phone.systemBack()
    #expect(heard.lines == ["list 7", "list 8"])
    #expect(phone.texts == ["detail 8"])
  }

  @Test("gets what is sent while another tab is shown when its own is again")
  func otherTab() throws {
    let flow = Flow(model: model, routes: routes, heard: heard)
    let phone = Phone(ViewHost { [model] in Tabs(model: model, flow: flow) })
    try phone.tap("Other")
    routes.send(0)
    #expect(phone.texts == ["other"])
    #expect(heard.lines.isEmpty)
    try phone.tap("Flow")
    #expect(phone.texts == ["list"])
    #expect(heard.lines == ["list 0"])
  }

  @Test("goes on under a sheet and a cover, which do not hide it")
  func underSheet() throws {
    let phone = phone()
    model.isCovered = true
    #expect(phone.texts == ["sheet"])
    routes.send(0)
    try phone.systemDismiss()
    model.isCoveredWhole = true
    #expect(phone.texts == ["cover"])
    routes.send(-1)
    #expect(heard.lines == ["list 0", "list -1"])
  }

  @Test("receives as the view is now, not as it was when it appeared")
  func latest() {
    let phone = phone()
    model.title = "new list"
    #expect(phone.texts == ["new list"])
    routes.send(0)
    #expect(heard.lines == ["new list 0"])
  }

  @Test("leaves the channel to the view that comes after it")
  func successor() {
    let phone = phone()
    #expect(phone.texts == ["list"])
    model.isThere = false
    #expect(phone.texts == ["elsewhere"])
    routes.send(0)
    #expect(heard.lines == ["elsewhere 0"])
  }

  @Test("lets events wait when it has gone, for whoever comes after it")
  func gone() {
    let host = ViewHost { [model, routes, heard] in
      Flow(model: model, routes: routes, heard: heard)
    }
    _ = host.rendered()
    host.close()
    routes.send(0)
    #expect(routes.waiting == 1)
    #expect(heard.lines.isEmpty)
    #expect(phone().texts == ["list"])
    #expect(heard.lines == ["list 0"])
  }

  @Test("receives what is sent from within a route after that, and each once", .proves(.g1, .core))
  func within() {
    let heard = heard
    let routes = routes
    let phone = Phone(
      ViewHost {
        Text("list").routes(from: routes) { route in
          if route < 2 { routes.send(route + 1) }
          heard.lines.append("\(route)")
        }
      })
    #expect(phone.texts == ["list"])
    routes.send(0)
    #expect(heard.lines == ["0", "1", "2"])
  }
}
