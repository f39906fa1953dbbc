import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A dispatcher") struct SerialDispatcherTests {
  let dispatcher = SerialDispatcher()
  let step = MessageStep(.event, "saved", from: "Core", to: "Presenter")

  @Test(
    "an event sent while another is handled reaches nobody before that is handled",
    .proves(.g1, .core))
  func sentFromInsideAHandler() {
    var heard: [String] = []
    dispatcher.send("outer", as: step) { message in
      heard.append("\(message) begins")
      dispatcher.send("inner", as: step) { heard.append($0) }
      heard.append("\(message) ends")
    }
    #expect(heard == ["outer begins", "outer ends", "inner"])
  }

  @Test("messages are delivered in the order sent, whoever sends them", .proves(.g1, .core))
  func firstInFirstOut() {
    var heard: [Int] = []
    dispatcher.send(0, as: step) { _ in
      for number in 1...3 {
        dispatcher.send(number, as: step) { number in
          heard.append(number)
          dispatcher.send(number * 10, as: step) { heard.append($0) }
        }
      }
    }
    #expect(heard == [1, 2, 3, 10, 20, 30])
  }

  @Test("when the outermost send returns, everything that it led to is done", .proves(.g1, .core))
  func runToCompletion() {
    var depth = 0
    func deeper(_ left: Int) {
      depth += 1
      if left > 0 { dispatcher.send(left - 1, as: step, deliver: deeper) }
    }
    dispatcher.send(100, as: step, deliver: deeper)
    #expect(depth == 101)
    #expect(!dispatcher.isDelivering)
  }

  @Test("it says that it is delivering from the first handler to the last, and not outside")
  func isDelivering() {
    var seen: [Bool] = [dispatcher.isDelivering]
    dispatcher.send(0, as: step) { _ in
      seen.append(dispatcher.isDelivering)
      dispatcher.send(1, as: step) { _ in seen.append(dispatcher.isDelivering) }
    }
    seen.append(dispatcher.isDelivering)
    #expect(seen == [false, true, true, false])
  }

  @Test(
    "a child's output reaches its parent after the child's own message reached everyone",
    .proves(.g1, .core))
  func oneQueueForATree() {
    let parent = LifetimeScope("List")
    let child = parent.child("Edit")
    var heard: [String] = []
    child.dispatcher.send("saved", as: step, in: child) { event in
      heard.append("Presenter \(event)")
      child.deliver(.output, "finished", from: "Joint", to: "List") {
        heard.append("List finished")
      }
      heard.append("Joint \(event)")
    }
    #expect(child.dispatcher === parent.dispatcher)
    #expect(heard == ["Presenter saved", "Joint saved", "List finished"])
  }

  @Test(
    "an event sent inside an observer waits until all observers have heard of the change",
    .proves(.g1, .core))
  func sentFromInsideAnObserver() {
    let scope = LifetimeScope("Cart")
    let items = Observed(0, in: scope)
    let first = Listener()
    let second = Listener()
    var heard: [String] = []
    items.bind(to: first) { _, count in
      heard.append("first \(count)")
      scope.deliver(.event, "counted", to: "Presenter") { heard.append("counted \(count)") }
    }
    items.bind(to: second) { _, count in heard.append("second \(count)") }
    heard = []
    items.set(1)
    #expect(heard == ["first 1", "second 1", "counted 1"])
  }

  @Test("what a message held is released as soon as it is delivered")
  func releasesWhatItDelivered() {
    weak var first: Listener?
    var wasReleased = false
    dispatcher.send((), as: step) {
      let listener = Listener()
      first = listener
      dispatcher.send(listener, as: step) { _ in }
      dispatcher.send((), as: step) { wasReleased = first == nil }
    }
    #expect(wasReleased)
  }

  @Test("a deinit that sends, of what a message held, is heard in its turn")
  func sendingFromDeinit() {
    final class Farewell {
      let say: () -> Void
      init(_ say: @escaping () -> Void) { self.say = say }
      deinit { say() }
    }
    var heard: [String] = []
    let dispatcher = dispatcher
    let step = step
    dispatcher.send((), as: step) {
      let farewell = Farewell {
        MainActor.assumeIsolated { dispatcher.send("farewell", as: step) { heard.append($0) } }
      }
      dispatcher.send(farewell, as: step) { _ in heard.append("delivered") }
      dispatcher.send("next", as: step) { heard.append($0) }
    }
    #expect(heard == ["delivered", "next", "farewell"])
  }

  @Test(
    "a million messages that wait are delivered in order on a stack that does not grow",
    .proves(.g1, .core))
  func millionWaiting() {
    dispatcher.limit = .max
    var next = 0
    var inOrder = true
    dispatcher.send((), as: step) {
      for number in 0..<1_000_000 {
        dispatcher.send(number, as: step) {
          inOrder = inOrder && $0 == next
          next += 1
        }
      }
    }
    #expect(next == 1_000_000)
    #expect(inOrder)
  }

  @Test("a hundred thousand messages, each sent by the one before, end too")
  func chain() {
    dispatcher.limit = .max
    var count = 0
    func next() {
      count += 1
      if count < 100_000 { dispatcher.send((), as: step, deliver: next) }
    }
    dispatcher.send((), as: step, deliver: next)
    #expect(count == 100_000)
  }
}

final class Listener {}
