import Testing
import VignolaCore

@testable import VignolaTesting

@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor @Suite("A tree that is explored") struct ExploredRuntimeTests {
  @Test("starts tasks in any order, and all have ended when it has settled")
  func spawned() async throws {
    let orders = Gathered<[String]>()
    try await explore(seeds: 0..<50) {
      let app = LifetimeScope("App")
      let log = Log()
      app.spawner.spawn("one") { log.lines.append("one") }
      app.spawner.spawn("two") { log.lines.append("two") }
      try await settle(app)
      let lines = log.lines
      #expect(Set(lines) == ["one", "two"] && lines.count == 2)
      orders.insert(lines)
    }
    #expect(orders.all.count == 2)
  }

  @Test("moves on by its clock")
  func clock() async throws {
    try await explore(seeds: 0..<50) {
      let clock = TestClock()
      let app = LifetimeScope("App", trace: Exploration.trace, clock: clock)
      let log = Log()
      for (name, delay) in [("late", 2), ("early", 1)] {
        app.spawner.spawn("sleep") {
          try? await clock.sleep(for: .seconds(delay))
          log.lines.append(name)
        }
      }
      await clock.advance(by: .seconds(1))
      #expect(log.lines == ["early"])
      await clock.advance(by: .seconds(1))
      #expect(log.lines == ["early", "late"])
    }
  }

  @Test("has a clock of the exploration's unless it is given one")
  func ownClock() async throws {
    #expect(Exploration.clock == nil)
    try await explore(seeds: 0..<5) {
      let app = LifetimeScope("App")
      let clock = try #require(Exploration.clock)
      #expect(app.clock as? TestClock === clock)
      #expect(clock.now.offset == .zero)
      let object = Log()
      app.register(object, as: "Log")
      app.closeAndCheck()
      await clock.advance(by: .seconds(2))
    }
  }

  @Test("keeps the commands of a lane in order", .proves(.g3, .core))
  func mailbox() async throws {
    try await explore(seeds: 0..<50) {
      let elsewhere = Elsewhere()
      let app = LifetimeScope("App", trace: Exploration.trace)
      let mailbox = Mailbox(elsewhere, as: "Elsewhere", in: app)
      for number in 0..<4 {
        mailbox.send {
          Exploration.note("\(number) begins")
          await $0.visit()
          Exploration.note("\(number) ends")
        }
      }
      await mailbox.perform { await $0.visit() }
      let visits = await elsewhere.visits
      #expect(visits == 5)
    }
  }

  @Test("has its trace among the events")
  func trace() async {
    let outcome = await run {
      let app = LifetimeScope("App", trace: Exploration.trace)
      app.deliver(.event, "saved", from: "Core", to: "Presenter") {}
    }
    #expect(outcome.events.first == "1 lifetime opened (App)")
    #expect(outcome.events.contains("2 event saved: Core -> Presenter (App)"))
  }
}
