import Observation
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaUI

@MainActor @Suite("A view that receives routes")
struct RoutesTests {
  @Observable final class Model {
    var path: [Int] = []
    var title = "list"
    var isCovered = false
    var isThere = true
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
        .sheet(isPresented: $model.isCovered) { Text("cover") }
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

  @Test("goes on under a sheet, which does not hide it")
  func underSheet() {
    let phone = phone()
    model.isCovered = true
    #expect(phone.texts == ["cover"])
    routes.send(0)
    #expect(heard.lines == ["list 0"])
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

  @Test("lets events wait when it has gone")
  func gone() {
    let host = ViewHost { [model, routes, heard] in
      Flow(model: model, routes: routes, heard: heard)
    }
    _ = host.rendered()
    host.close()
    routes.send(0)
    #expect(routes.waiting == 1)
    #expect(heard.lines.isEmpty)
  }
}
