import MVI
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("Router events", .explored)
struct RouterEventsTests {
  let ring = TraceRing()
  let scope: LifetimeScope
  let routes: RouterEvents<Int, String>
  let diary = Diary()

  init() {
    scope = LifetimeScope("List", trace: Trace(sinks: [ring]))
    routes = RouterEvents(in: scope)
  }

  @discardableResult
  private func attach(as name: String = "router") -> RouteAttachment {
    routes.attach { [diary] in diary.write("\(name) \($0)") }
  }

  @Test("sent before there is a router are received once there is, in the order sent")
  func before() {
    routes.routeTo(1)
    routes.presentAlert("full")
    routes.dismiss()
    #expect(routes.waiting == 3)
    attach()
    #expect(diary.read() == ["router route(1)", "router alert(\"full\")", "router dismiss"])
    #expect(routes.waiting == 0)
    attach(as: "second")
    #expect(diary.read() == [])
  }

  @Test("sent while the router's view is covered wait until it is back")
  func covered() {
    let seat = attach()
    routes.routeTo(1)
    routes.detach(seat)
    routes.routeTo(2)
    routes.routeTo(3)
    #expect(diary.read() == ["router route(1)"])
    attach(as: "back")
    #expect(diary.read() == ["back route(2)", "back route(3)"])
  }

  @Test("go to the router that came last, whom its predecessor's going takes nothing from")
  func successor() {
    let first = attach(as: "first")
    attach(as: "second")
    routes.detach(first)
    routes.routeTo(1)
    #expect(diary.read() == ["second route(1)"])
  }

  @Test(
    "are received by nobody once the screen is over, neither those that wait nor late ones",
    .proves(.g4, .mvi))
  func gone() {
    routes.routeTo(1)
    scope.close()
    routes.routeTo(2)
    attach()
    #expect(diary.read() == [])
    #expect(routes.waiting == 0)
    #expect(scope.dropped == 2)
  }

  @Test("are received after the message that led to them has been handled", .proves(.g1, .mvi))
  func turn() {
    attach()
    scope.deliver(.intent, "onTapVideo", to: "Intent") { [routes, diary] in
      routes.routeTo(1)
      diary.write("handled")
    }
    #expect(diary.read() == ["handled", "router route(1)"])
  }

  @Test("sent by a router while it receives one are received next, each once", .proves(.g1, .mvi))
  func fromTheRouter() {
    routes.attach { [routes, diary] event in
      diary.write("begin \(event)")
      if event == .route(1) { routes.routeTo(2) }
      diary.write("end \(event)")
    }
    routes.routeTo(1)
    #expect(
      diary.read() == ["begin route(1)", "end route(1)", "begin route(2)", "end route(2)"])
  }

  @Test("are traced with what led to them, and so is that they wait", .proves(.g7, .mvi))
  func traced() {
    scope.deliver(.intent, "onTapVideo", to: "Intent") { [routes] in routes.routeTo(1) }
    ring.expect("output routeTo: Intent -> Router", because: "onTapVideo")
    ring.expect("event waits for a router", because: "routeTo")
    let before = ring.events.count
    attach()
    routes.presentAlert("full")
    #expect(ring.events.dropFirst(before).map(\.name.description) == ["presentAlert"])
  }

  @Test("keep no router's screen once it has detached", .proves(.g6, .mvi))
  func kept() {
    final class Router {}
    weak var router: Router?
    let seat: RouteAttachment
    do {
      let new = Router()
      router = new
      seat = routes.attach { _ in withExtendedLifetime(new) {} }
    }
    #expect(router != nil)
    routes.detach(seat)
    #expect(router == nil)
  }
}
