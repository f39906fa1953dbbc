import Testing
import VignolaCore
import VignolaTesting

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

  @Test(
    "keeps the last events when it is all that its trace tells, however often it has grown",
    .proves(.g7, .core), arguments: [0, 1, 3, 16, 17, 40, 1_000])
  func alone(capacity: Int) {
    let ring = TraceRing(capacity: capacity)
    let trace = Trace(sinks: [ring])
    for _ in 0..<100 { trace.record(.state, "e") }
    #expect(ring.events.map(\.seq) == Array((1...100).suffix(capacity)))
  }

  @Test("gives each event its own value, whatever comes into its place later")
  func values() {
    let ring = TraceRing(capacity: 2)
    let valued = Trace(payloads: true, sinks: [ring])
    let plain = Trace(sinks: [ring])
    valued.record(.state, "one", payload: 1)
    valued.record(.state, "two", payload: 2)
    #expect(ring.events.map { $0.payload?.description } == ["1", "2"])
    plain.record(.state, "three")
    plain.record(.state, "four")
    plain.record(.state, "five")
    #expect(ring.events.map { $0.payload?.description } == [nil, nil])
    valued.record(.state, "six", payload: 6)
    #expect(ring.events.map { $0.payload?.description } == [nil, "6"])
  }
}
