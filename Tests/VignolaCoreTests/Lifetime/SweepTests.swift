import Testing

@testable import VignolaCore

@Suite("A list that is swept") struct SweepTests {
  @Test("grows with what is there, not with what was")
  func stays() {
    var sweep = Sweep<Int>()
    for number in 0..<10_000 { sweep.append(number) { $0 < number - 10 } }
    #expect(sweep.all.count <= 32)
    #expect(sweep.all.suffix(10) == Array(9_990..<10_000)[...])
  }

  @Test("keeps everything that is not stale, in order")
  func keeps() {
    var sweep = Sweep<Int>()
    for number in 0..<1_000 { sweep.append(number) { _ in false } }
    #expect(sweep.all == Array(0..<1_000))
  }

  @Test("is empty when all that is in it is stale")
  func empty() {
    var sweep = Sweep<Int>()
    #expect(sweep.isEmpty { _ in false })
    sweep.append(1) { _ in false }
    #expect(!sweep.isEmpty { _ in false })
    #expect(sweep.isEmpty { $0 == 1 })
  }
}
