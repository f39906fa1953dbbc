import Foundation
import Synchronization

/// Threads with much room on their stacks: the parser and the walk recurse as deep as a file nests.
///
/// Room is only taken where it is used.
struct DeepThreads {
  let count: Int

  init(count: Int) { self.count = max(1, count) }

  /// Runs the same work on each thread and waits for all. Results are in the order of the threads.
  func run<Result: Sendable>(_ work: @escaping @Sendable (_ thread: Int) -> Result) -> [Result] {
    let results = Results<Result>(count: count)
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      let thread = Thread {
        let result = work(index)
        results.values.withLock { $0[index] = result }
        group.leave()
      }
      thread.stackSize = 512 << 20
      thread.start()
    }
    group.wait()
    return results.values.withLock { values in
      defer { values = [] }
      return values.compactMap { $0 }
    }
  }

  private final class Results<Result: Sendable>: Sendable {
    let values: Mutex<[Result?]>

    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
  }
}

/// Numbers from 0 on, each given once.
final class TaskQueue: Sendable {
  private let given = Atomic(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let next = given.add(1, ordering: .relaxed).oldValue
    return next < count ? next : nil
  }
}
