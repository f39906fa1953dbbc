import Testing

@testable import VignolaCore

@Suite("A run's budget") struct DeliveryBudgetTests {
  let ping = MessageStep(.event, "ping")
  let pong = MessageStep(.event, "pong")

  @Test("allows as many deliveries as the limit says, the outermost counted")
  func limit() {
    var budget = DeliveryBudget()
    budget.begin()
    budget.name(ping)
    let allowed = [pong, ping, pong].map { budget.spend(on: $0, limit: 3) }
    #expect(allowed == [true, true, false])
    #expect(budget.deliveries == 3)
  }

  @Test("is full again after the run")
  func end() {
    var budget = DeliveryBudget()
    budget.begin()
    budget.name(ping)
    budget.end()
    #expect(budget.deliveries == 0)
    #expect(budget.cycle == [])
  }

  @Test("knows no senders in the first half of the run")
  func firstHalf() {
    var budget = DeliveryBudget()
    budget.begin()
    budget.name(ping)
    budget.sent(ping, limit: 10)
    #expect(budget.cycle == [ping])
    _ = budget.spend(on: pong, limit: 10)
    budget.sent(ping, limit: 10)
    #expect(budget.cycle == [pong])
  }

  @Test("tells a cycle from the message that began the run")
  func rotation() {
    var budget = DeliveryBudget()
    budget.begin()
    budget.name(ping)
    budget.sent(pong, limit: 0)
    _ = budget.spend(on: pong, limit: 9)
    budget.sent(ping, limit: 0)
    #expect(budget.cycle == [ping, pong])
    _ = budget.spend(on: ping, limit: 9)
    #expect(budget.cycle == [ping, pong])
  }

  @Test("tells how the last message came about when nothing comes round")
  func chain() {
    let last = MessageStep(.update, "last")
    var budget = DeliveryBudget()
    budget.begin()
    budget.name(ping)
    budget.sent(pong, limit: 0)
    _ = budget.spend(on: pong, limit: 9)
    budget.sent(last, limit: 0)
    _ = budget.spend(on: last, limit: 9)
    #expect(budget.cycle == [ping, pong, last])
  }
}
