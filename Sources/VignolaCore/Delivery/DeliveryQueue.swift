/// A first-in, first-out queue in one buffer, which lets go of each element as it is taken.
///
/// It holds no more than twice what waits, and gives a large buffer back once it is empty: what a
/// burst of a million messages took does not stay resident.
@usableFromInline struct DeliveryQueue<Element> {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool { head == elements.count }

  var count: Int { elements.count - head }

  mutating func append(_ element: Element) {
    if head > 32, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head].take()
    head += 1
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.capacity <= 1024)
      head = 0
    }
    return element
  }
}
