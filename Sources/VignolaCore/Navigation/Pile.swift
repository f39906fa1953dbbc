/// Elements one on top of the other.
///
/// A pile with one more on top, or one less, is made without touching the rest, which both then share:
/// a copy costs a reference, and where two piles have the same node all that lies below it is the same.
/// It is the list of Okasaki's *Purely Functional Data Structures*, 1998.
struct Pile<Node: PileNode>: Sendable {
  private(set) var top: Node?

  init() {}

  init(_ elements: some Sequence<Node.Element>) {
    for element in elements { push(element) }
  }

  var count: Int { top.map { $0.index + 1 } ?? 0 }

  /// The elements from the lowest on.
  var all: [Node.Element] {
    var all: [Node.Element] = []
    all.reserveCapacity(count)
    descend {
      all.append($0.element)
      return true
    }
    return all.reversed()
  }

  /// The node with so many below it.
  @inline(__always) func node(at index: Int) -> Node? {
    var found: Node?
    descend { node in
      if node.index == index { found = node }
      return node.index > index
    }
    return found
  }

  /// How many of the lowest are the same nodes in both piles. Both keep their nodes meanwhile, so that
  /// none is retained on the way.
  func shared(with other: Pile) -> Int {
    var count = 0
    var next = other.top.map(Unmanaged.passUnretained)
    descend { node in
      while let twin = next {
        let isOver = twin._withUnsafeGuaranteedRef { twin in
          if twin === node { count = node.index + 1 }
          return twin.index > node.index
        }
        if !isOver { break }
        next = twin._withUnsafeGuaranteedRef { $0.below.map(Unmanaged.passUnretained) }
      }
      return count == 0 && next != nil
    }
    withExtendedLifetime(other) {}
    return count
  }

  /// Looks at the nodes from the top on, as long as `goesOn` says so. The pile keeps them meanwhile, so
  /// that none is retained on the way.
  @inline(__always) func descend(_ goesOn: (Node) -> Bool) {
    var next = top.map(Unmanaged.passUnretained)
    while let node = next {
      next = node._withUnsafeGuaranteedRef { node in
        goesOn(node) ? node.below.map(Unmanaged.passUnretained) : nil
      }
    }
    withExtendedLifetime(self) {}
  }

  mutating func push(_ element: Node.Element) {
    top = Node(element, on: top)
  }

  /// Takes off what lies over the lowest `count`.
  mutating func cut(to count: Int) {
    top = node(at: count - 1)
  }

  /// Changes the element with so many below it: where it is, if no other pile has it, else in a node of
  /// this pile's own. What lies over it is laid on it anew.
  mutating func update(_ index: Int, _ change: (inout Node.Element) -> Void) {
    var above: [Node.Element] = []
    while let node = top, node.index > index {
      above.append(node.element)
      top = node.below
    }
    if isKnownUniquelyReferenced(&top), let top {
      change(&top.element)
    } else if let node = top {
      var element = node.element
      change(&element)
      top = Node(element, on: node.below)
    }
    for element in above.reversed() { push(element) }
  }
}

extension Pile: Equatable {
  static func == (one: Pile, other: Pile) -> Bool {
    guard one.count == other.count else { return false }
    var (mine, theirs) = (one.top, other.top)
    while let node = mine, let twin = theirs, node !== twin {
      guard node.isLike(twin) else { return false }
      (mine, theirs) = (node.below, twin.below)
    }
    return true
  }
}

/// An element of a ``Pile``, and what it lies on. The classes are written out, since one that is generic
/// would be looked up each time a node is made, which costs more than the node.
protocol PileNode: AnyObject, Sendable {
  associatedtype Element: Sendable
  var element: Element { get set }
  var below: Self? { get set }
  /// The number of those below.
  var index: Int { get }

  init(_ element: Element, on below: Self?)
  /// Whether the two elements are equal.
  func isLike(_ other: Self) -> Bool
}

extension PileNode {
  /// Lets go of what is below, one by one: a long pile that goes at once would need as much of the
  /// stack as it is long.
  func letGo() {
    var next = below
    below = nil
    while isKnownUniquelyReferenced(&next) {
      let node = next
      next = node?.below
      node?.below = nil
    }
  }
}
