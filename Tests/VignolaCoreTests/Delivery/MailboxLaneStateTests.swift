import Testing

@testable import VignolaCore

@Suite("What a lane of a mailbox knows") struct MailboxLaneStateTests {
  typealias State = MailboxLaneState<Int, String>

  @Test("starts what finds it idle, whatever the policy, and is busy from then on")
  func idle() {
    for policy in [MailboxPolicy.queue, .drop, .replace] {
      var state = State()
      let arrival = state.arrive(.sent(1), policy)
      guard case .begins = arrival else {
        Issue.record("\(policy): \(arrival)")
        continue
      }
      #expect(state.isBusy)
      #expect(state.count == 0)
    }
  }

  @Test("hands what stands together over together, and callers one by one, and is idle at the end")
  func turns() {
    var state = State()
    _ = state.arrive(.sent(0), .queue)
    _ = state.arrive(.sent(1), .queue)
    _ = state.arrive(.sent(2), .queue)
    _ = state.arrive(.awaited("a"), .queue)
    _ = state.arrive(.awaited("b"), .queue)
    _ = state.arrive(.sent(3), .queue)
    _ = state.arrive(.sent(4), .replace)
    var turns: [String] = []
    while state.isBusy { turns.append("\(state.next(atMost: .max))") }
    #expect(
      turns == [
        "batch([1, 2])", "caller(\"a\")", "caller(\"b\")", "batch([3])", "batch([4])", "nobodys",
      ])
  }

  @Test("hands over no more at a time than it is asked for")
  func limit() {
    var state = State()
    for number in 0..<4 { _ = state.arrive(.sent(number), .queue) }
    let turns = (0..<4).map { _ in "\(state.next(atMost: 1))" }
    #expect(turns == ["batch([1])", "batch([2])", "batch([3])", "nobodys"])
  }

  @Test("takes out those that waited to replace, and nothing else")
  func replacing() {
    var state = State()
    _ = state.arrive(.sent(0), .queue)
    _ = state.arrive(.sent(1), .replace)
    _ = state.arrive(.sent(2), .queue)
    let arrival = state.arrive(.awaited("a"), .replace)
    #expect("\(arrival)".contains("sent(1)"))
    let turns = (0..<2).map { _ in "\(state.next(atMost: .max))" }
    #expect(turns == ["batch([2])", "caller(\"a\")"])
  }

  @Test("puts what is taken back at the head, in order")
  func takingBack() {
    var state = State()
    _ = state.arrive(.sent(0), .queue)
    _ = state.arrive(.sent(3), .queue)
    state.takeBack([1, 2])
    let turn = "\(state.next(atMost: .max))"
    #expect(turn == "batch([1, 2, 3])")
  }

  @Test("lets a caller leave once, and returns all that wait when it is emptied")
  func leaving() {
    var state = State()
    _ = state.arrive(.sent(0), .queue)
    _ = state.arrive(.awaited("a"), .queue)
    _ = state.arrive(.awaited("b"), .queue)
    let left = [state.leave { $0 == "a" }, state.leave { $0 == "a" }]
    #expect(left == [true, false])
    let emptied = state.empty().count
    #expect(emptied == 1)
    #expect(state.isBusy)
    #expect(state.count == 0)
  }
}
