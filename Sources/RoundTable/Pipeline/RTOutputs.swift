import VignolaCore

/// What a module has told its parent: heard at once when the parent has attached, else kept in order
/// until it has, which the trace says.
@MainActor final class RTOutputs<Output: Sendable> {
  private let scope: LifetimeScope
  private var waiting: [Output] = []
  private var parent: ((Output) -> Void)?

  init(in scope: LifetimeScope) {
    self.scope = scope
  }

  /// Attaches the parent, once, and lets it hear what waited.
  func attach(_ hear: @escaping (Output) -> Void) -> Bool {
    guard parent == nil else {
      trace("second parent refused")
      return false
    }
    parent = hear
    let kept = waiting
    waiting = []
    for output in kept { hear(output) }
    return true
  }

  func hear(_ output: Output) {
    guard let parent else {
      trace("output waits for a parent")
      return waiting.append(output)
    }
    parent(output)
  }

  private func trace(_ name: StaticString) {
    scope.trace.record(.lifetime, name, module: scope.name)
  }
}
