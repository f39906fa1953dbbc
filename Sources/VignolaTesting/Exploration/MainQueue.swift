import Dispatch

/// The queue that runs the main actor's jobs, in order.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Makes it known to itself; once is enough.
  static func mark() { marked }

  /// Whether the present code runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs `body` after all that waits there now. `Task.yield` would not do: it leaves the main
  /// actor in between, and what runs there meanwhile depends on the threads.
  static func enqueue(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
