import Testing
import VignolaCore

@testable import VignolaTesting

@MainActor @Suite("Exploring the orders of a test") struct ExploreTests {
  @Test(
    "gives 300 seeds at least 250 orders, each the same when it is run again", .proves(.g8, .core))
  func seeds() async {
    var orders: Set<OrderHash> = []
    for seed in 0..<300 as Range<UInt64> {
      let one = await run(seed: seed) { await race() }
      let other = await run(seed: seed) { await race() }
      #expect(one.problems.isEmpty && one.events.count == 12)
      #expect(one.events == other.events && one.choices == other.choices)
      orders.insert(one.order)
    }
    #expect(orders.count >= 250)
  }

  @Test("gives one order to 1,000 runs of a seed beside one another", .proves(.g8, .core))
  func parallel() async {
    let orders = Gathered<[String]>()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask {
          orders.insert(await run(seed: 17) { await race() }.events)
        }
      }
    }
    #expect(orders.all.map(\.count) == [12])
  }

  @Test("finds the update that is lost between reading and writing, and says how to see it again")
  func lostUpdate() async throws {
    let body: @MainActor @Sendable () async throws -> Void = {
      let register = Register()
      await withTaskGroup(of: Void.self) { group in
        for name in ["one", "two"] {
          group.addTask {
            let value = await register.total
            Exploration.note("\(name) read \(value)")
            await register.write(value + 1)
            Exploration.note("\(name) wrote \(value + 1)")
          }
        }
      }
      let total = await register.total
      #expect(total == 2)
    }
    let failure = try #require(
      await #expect(throws: ExplorationFailure.self) { try await explore(seeds: 0..<500, body) })
    #expect(failure.passed == failure.seed)
    #expect(failure.problems.count == 1)
    #expect(failure.problems.first?.hasPrefix("ExploreTests.swift:") == true)
    #expect(failure.events.count == 4)
    #expect(
      failure.description.hasSuffix(
        """
        To run this order again: try await explore(seeds: [\(failure.seed)]) { ... }
        """))
    let again = await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: [failure.seed], body)
    }
    #expect(again?.events == failure.events)
  }

  @Test("finds nothing wrong with a correct actor in 500 orders")
  func correct() async throws {
    try await explore(seeds: 0..<500) {
      let elsewhere = Elsewhere()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { await elsewhere.visit() } }
      }
      let visits = await elsewhere.visits
      #expect(visits == 4)
    }
  }

  @Test("is given what the body throws")
  func throwing() async {
    struct Broken: Error {}
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: [3]) { throw Broken() }
    }
    #expect(failure?.problems == ["It throws: Broken()"])
    #expect(failure?.seed == 3)
  }

  @Test("without a seed tests nothing, and says so")
  func empty() async {
    await #expect(throws: NoSeeds.self) { try await explore(seeds: []) {} }
  }

  @Test("says what the seed is, and nothing outside")
  func seed() async throws {
    #expect(Exploration.seed == nil)
    #expect(Exploration.trace.isOn == false)
    Exploration.note("nobody hears this")
    try await explore(seeds: [9]) { #expect(Exploration.seed == 9) }
  }
}
