import Testing
import VignolaCore

@MainActor @Suite("A ring of events") struct TraceRingTests {
  private func ring(capacity: Int, after count: Int) -> TraceRing {
    let ring = TraceRing(capacity: capacity)
    for number in 0..<count {
      ring.receive(TraceEvent(seq: number, time: .zero, module: "", step: MessageStep(.event, "e")))
    }
    return ring
  }

  @Test(
    "keeps the last events, oldest first",
    arguments: [
      (0, 0, []), (0, 3, []), (-1, 3, []), (1, 0, []), (1, 1, [0]), (1, 5, [4]), (3, 2, [0, 1]),
      (3, 3, [0, 1, 2]), (3, 4, [1, 2, 3]), (3, 6, [3, 4, 5]), (3, 8, [5, 6, 7]),
    ])
  func last(capacity: Int, count: Int, kept: [Int]) {
    let ring = ring(capacity: capacity, after: count)
    #expect(ring.events.map(\.seq) == kept)
    #expect(ring.capacity == max(0, capacity))
  }

  @Test("forgets all when told, and begins anew")
  func removeAll() {
    let ring = ring(capacity: 3, after: 5)
    ring.removeAll()
    #expect(ring.events.isEmpty)
    for number in 10..<14 {
      ring.receive(TraceEvent(seq: number, time: .zero, module: "", step: MessageStep(.event, "e")))
    }
    #expect(ring.events.map(\.seq) == [11, 12, 13])
  }
}
