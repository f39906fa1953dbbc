import Testing

@testable import VignolaCore

@Suite("The queue of messages") struct DeliveryQueueTests {
  @Test("gives back what it was given, in that order, and then nothing")
  func order() {
    var queue = DeliveryQueue<Int>()
    for number in 0..<100 { queue.append(number) }
    #expect(queue.count == 100)
    var taken: [Int] = []
    while let number = queue.popFirst() { taken.append(number) }
    #expect(taken == Array(0..<100))
    #expect(queue.isEmpty)
  }

  @Test("stays small when it never runs empty")
  func compaction() {
    var queue = DeliveryQueue<Int>()
    queue.append(0)
    for number in 1...10_000 {
      queue.append(number)
      let oldest = queue.popFirst()
      #expect(oldest == number - 1)
    }
    #expect(queue.count == 1)
    #expect(queue.slots.count == 8)
  }

  @Test("gives a large buffer back when it is empty, and keeps a small one")
  func buffer() {
    var queue = DeliveryQueue<Int>()
    for number in 0..<100_000 { queue.append(number) }
    while queue.popFirst() != nil {}
    #expect(queue.slots.count == 0)
    for number in 0..<10 { queue.append(number) }
    while queue.popFirst() != nil {}
    #expect(queue.slots.count == 16)
  }

  @Test("keeps the order when it grows in the middle of its ring")
  func growing() {
    var queue = DeliveryQueue<Int>()
    var taken: [Int] = []
    for number in 0..<5 { queue.append(number) }
    for _ in 0..<5 { if let number = queue.popFirst() { taken.append(number) } }
    for number in 5..<40 { queue.append(number) }
    while let number = queue.popFirst() { taken.append(number) }
    #expect(taken == Array(0..<40))
  }

  @Test("lets go of an element as it is taken")
  func release() {
    final class Thing {}
    var queue = DeliveryQueue<Thing>()
    weak var first: Thing?
    do {
      let thing = Thing()
      first = thing
      queue.append(thing)
    }
    queue.append(Thing())
    #expect(first != nil)
    _ = queue.popFirst()
    #expect(first == nil)
  }

  @Test("gives what was put at its head first, however full it is")
  func prepending() {
    var queue = DeliveryQueue<Int>()
    for number in 10..<18 { queue.append(number) }
    for number in (0..<10).reversed() { queue.prepend(number) }
    #expect(queue.first == 0)
    var taken: [Int] = []
    while let number = queue.popFirst() { taken.append(number) }
    #expect(taken == Array(0..<18))
    #expect(queue.first == nil)
  }

  @Test("gives out those that are named, in order, and keeps the others in theirs")
  func removing() {
    var queue = DeliveryQueue<Int>()
    for number in 0..<10 { queue.append(number) }
    let removed = queue.removeAll { $0 % 2 == 0 }
    #expect(removed == [0, 2, 4, 6, 8])
    var taken: [Int] = []
    while let number = queue.popFirst() { taken.append(number) }
    #expect(taken == [1, 3, 5, 7, 9])
  }
}
