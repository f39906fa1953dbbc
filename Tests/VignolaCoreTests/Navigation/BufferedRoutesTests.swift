import Testing
import VignolaCore

@Suite("Routes that wait for a receiver")
@MainActor struct BufferedRoutesTests {
  final class Log {
    var got: [String] = []
  }

  let routes = BufferedRoutes<Int>()
  let log = Log()

  @Test("what is sent while nobody is there is delivered in order, to who comes")
  func buffers() {
    let log = log
    routes.send(1)
    routes.send(2)
    #expect(routes.waiting == 2)

    routes.attach { log.got.append("\($0)") }
    routes.send(3)

    #expect(log.got == ["1", "2", "3"])
    #expect(routes.waiting == 0)
  }

  @Test("after detaching, events wait again")
  func buffersAgain() {
    let log = log
    let first = routes.attach { log.got.append("first \($0)") }
    routes.send(1)
    routes.detach(first)
    routes.send(2)
    routes.send(3)
    #expect(log.got == ["first 1"])

    routes.attach { log.got.append("second \($0)") }

    #expect(log.got == ["first 1", "second 2", "second 3"])
  }

  @Test("a new receiver takes the place of the old one, whose late detaching takes nothing away")
  func replaced() {
    let log = log
    let old = routes.attach { log.got.append("old \($0)") }
    let new = routes.attach { log.got.append("new \($0)") }

    routes.detach(old)
    routes.send(1)
    #expect(log.got == ["new 1"])

    routes.detach(new)
    routes.detach(new)
    routes.send(2)
    #expect(log.got == ["new 1"])
    #expect(routes.waiting == 1)
  }

  @Test("an event sent by the receiver waits until the present one was received")
  func reentrant() {
    let routes = routes
    let log = log
    routes.attach { event in
      if event == 1 {
        routes.send(2)
        routes.send(3)
      }
      log.got.append("\(event)")
    }

    routes.send(1)

    #expect(log.got == ["1", "2", "3"])
  }

  @Test("a receiver that detaches while it receives leaves the rest to the next")
  func detachesWhileReceiving() {
    let routes = routes
    let log = log
    routes.send(1)
    routes.send(2)
    var seat: RouteAttachment?
    seat = routes.attach { log.got.append("early \($0)") }
    #expect(log.got == ["early 1", "early 2"])
    seat.map(routes.detach)

    seat = routes.attach { event in
      log.got.append("first \(event)")
      seat.map(routes.detach)
    }
    routes.send(3)
    routes.send(4)
    #expect(log.got.last == "first 3")

    routes.attach { log.got.append("second \($0)") }
    #expect(log.got.suffix(2) == ["first 3", "second 4"])
  }

  @Test("a receiver that is detached is released, and so are events when the channel goes")
  func released() {
    final class Owner {}
    weak var owner: Owner?
    do {
      let strong = Owner()
      owner = strong
      let seat = routes.attach { _ in withExtendedLifetime(strong) {} }
      routes.send(1)
      routes.detach(seat)
    }

    #expect(owner == nil)
  }

  @Test("a channel is used by its protocol, whatever it is made of")
  func byProtocol() {
    let log = log
    let channel: any RouteChannel<Int> = routes
    channel.send(1)

    channel.attach { log.got.append("\($0)") }

    #expect(log.got == ["1"])
  }
}
