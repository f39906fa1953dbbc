import Foundation
import Testing
import VignolaCore

@testable import VignolaTesting

private let seeds = Gathered<UInt64>()

@MainActor @Suite("A suite that is explored", .serialized) struct ExploredSuiteTests {
  @MainActor @Suite("runs", .explored) struct Runs {
    private var isNew = true
    private let order = Exploration.seed

    @Test("its tests once more for each order, made anew", .proves(.g8, .core))
    mutating func run() async throws {
      #expect(isNew)
      isNew = false
      #expect(order == Exploration.seed)
      if let order { seeds.insert(order) }
      await race()
    }
  }

  @Test("has been run in as many orders as are asked for") func count() {
    let count = ProcessInfo.processInfo.environment["VIGNOLA_SEEDS"].map { UInt64($0) } ?? 20
    #expect(count.map { seeds.all == Set(0..<$0) } == true)
  }
}
