/// A first-in, first-out queue: a ring of slots that doubles when it is full.
///
/// It lets go of each element as it is taken, and gives a large ring back once it is empty: what a
/// burst of a million messages took does not stay resident.
@usableFromInline struct DeliveryQueue<Element> {
  private(set) var slots: [Element?] = []
  private var head = 0
  @usableFromInline private(set) var count = 0

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head + count) & (slots.count - 1)] = element
    count += 1
  }

  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[head].take()
    head = (head + 1) & (slots.count - 1)
    count -= 1
    if count == 0, slots.count > 1024 { self = DeliveryQueue() }
    return element
  }

  /// The one that would be taken next.
  var first: Element? { count > 0 ? slots[head] : nil }

  /// Puts an element where it is taken next.
  mutating func prepend(_ element: Element) {
    if count == slots.count { grow() }
    head = (head - 1) & (slots.count - 1)
    slots[head] = element
    count += 1
  }

  /// Takes out the elements that `isOut` names, and returns them in order.
  mutating func removeAll(where isOut: (Element) -> Bool) -> [Element] {
    var removed: [Element] = []
    for _ in 0..<count {
      guard let element = popFirst() else { break }
      if isOut(element) { removed.append(element) } else { append(element) }
    }
    return removed
  }

  /// The number of slots is a power of two, so that a mask finds the next.
  private mutating func grow() {
    let larger = max(8, slots.count * 2)
    var moved: [Element?] = []
    moved.reserveCapacity(larger)
    moved += slots[head...]
    moved += slots[..<head]
    moved += repeatElement(nil, count: larger - slots.count)
    slots = moved
    head = 0
  }
}
