import Synchronization

/// The same work for many things at once, with results in their order.
package enum Parallel {
  /// At most `jobs` at a time.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    let next = Counter()
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<max(1, min(jobs, count)) {
        group.addTask {
          var results: [(Int, Result)] = []
          while let index = next.take(below: count) { results.append((index, work(index))) }
          return results
        }
      }
      var all: [(Int, Result)] = []
      for await results in group { all += results }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    func take(below count: Int) -> Int? {
      value.withLock { value in
        guard value < count else { return nil }
        value += 1
        return value - 1
      }
    }
  }
}
