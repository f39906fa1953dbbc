/// Holds tasks until they are cancelled and tells what has become of them.
@MainActor final class Gate {
  private var notes: Set<String> = []
  private var waiting: [(note: String, continuation: CheckedContinuation<Void, Never>)] = []

  /// Notes that a task began, and returns when it is cancelled.
  func pass(_ name: String) async {
    let (cancelled, end) = AsyncStream.makeStream(of: Void.self)
    note("\(name) began")
    await withTaskCancellationHandler {
      for await _ in cancelled {}
    } onCancel: {
      end.finish()
    }
    note("\(name) cancelled")
  }

  /// Whether a task has begun and not been cancelled.
  func isOpen(_ name: String) -> Bool {
    notes.contains("\(name) began") && !notes.contains("\(name) cancelled")
  }

  func note(_ note: String) {
    notes.insert(note)
    let arrived = waiting.filter { $0.note == note }
    waiting.removeAll { $0.note == note }
    for wait in arrived { wait.continuation.resume() }
  }

  func wait(for note: String) async {
    guard !notes.contains(note) else { return }
    await withCheckedContinuation { waiting.append((note, $0)) }
  }
}
