/// A list whose elements go stale by themselves: it is swept each time it has doubled, so adding costs
/// O(1) on average and what is gone takes no more room than what is there.
struct Sweep<Element> {
  private(set) var all: [Element] = []
  private var next = 16

  mutating func append(_ element: Element, sweeping isStale: (Element) -> Bool) {
    if all.count >= next {
      all.removeAll(where: isStale)
      next = max(16, all.count * 2)
    }
    all.append(element)
  }

  mutating func update(_ change: (inout Element) -> Void) {
    for index in all.indices { change(&all[index]) }
  }

  func isEmpty(butFor isStale: (Element) -> Bool) -> Bool {
    all.allSatisfy(isStale)
  }
}
