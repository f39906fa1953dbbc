import Testing
import VignolaCore

@testable import VignolaTesting

/// Somewhere else to wait for.
actor Elsewhere {
  private(set) var visits = 0

  func visit() { visits += 1 }
}

/// A number that is read and written in two steps, as if nobody else did.
actor Register {
  private(set) var total = 0

  func write(_ value: Int) { total = value }
}

/// Runs a body in the order of one seed.
@MainActor func run(
  seed: UInt64 = 0, _ body: @escaping @MainActor @Sendable () async throws -> Void
) async -> ExploredRun.Outcome {
  await ExploredRun(seed: seed).run(body)
}

/// Four tasks that go elsewhere three times each, and say when they are back.
func race() async {
  await withTaskGroup(of: Void.self) { group in
    for name in ["a", "b", "c", "d"] {
      group.addTask {
        let elsewhere = Elsewhere()
        for step in 0..<3 {
          await elsewhere.visit()
          Exploration.note("\(name)\(step)")
        }
      }
    }
  }
}

/// What several runs have brought about, each thing once.
final class Gathered<Thing: Hashable & Sendable>: Sendable {
  private let things = Lock(Set<Thing>())

  var all: Set<Thing> { things.withLock { $0 } }

  func insert(_ thing: Thing) { things.withLock { _ = $0.insert(thing) } }
}
