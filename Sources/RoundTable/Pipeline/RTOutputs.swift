/// What a module has told its parent: heard at once when the parent has attached, else kept in order
/// until it has.
@MainActor final class RTOutputs<Output: Sendable> {
  private var waiting: [Output] = []
  private var parent: ((Output) -> Void)?

  /// Attaches the parent, once, and lets it hear what waited.
  func attach(_ hear: @escaping (Output) -> Void) -> Bool {
    guard parent == nil else { return false }
    parent = hear
    let kept = waiting
    waiting = []
    for output in kept { hear(output) }
    return true
  }

  func hear(_ output: Output) {
    if let parent { parent(output) } else { waiting.append(output) }
  }
}
