import Testing
import VignolaCore

@Suite("A lock") struct LockTests {
  @Test("lets one thread at a time change its value")
  func exclusive() async {
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { counter.value.withLock { $0 += 1 } } }
      }
    }
    #expect(counter.value.withLock { $0 } == 8_000)
  }

  @Test("hands out what the body returns")
  func outcome() {
    let lock = Lock(["a", "b"])
    #expect(lock.withLock { $0.removeLast() } == "b")
    #expect(lock.withLock { $0 } == ["a"])
  }
}

private final class Counter: Sendable {
  let value = Lock(0)
}
