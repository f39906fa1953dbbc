import VignolaCore

/// A stage that takes its time, as one with animations does: it is at work until the test says that
/// it has finished, and may have come to another end than it was asked for.
@MainActor final class DeferredStage: NavigationStage {
  var shown = NavigationTree()
  private(set) var asked: NavigationTree?
  private(set) var requests = 0
  weak var surface: NavigationSurface?

  func attach(to surface: NavigationSurface) {
    self.surface = surface
  }

  func carryOut(_ target: NavigationTree) {
    precondition(asked == nil, "asked again before it has reported")
    asked = target
    requests += 1
  }

  /// Shows what it was asked for.
  func finish() {
    guard let asked else { return }
    finish(showing: asked)
  }

  /// Shows something else.
  func finish(showing tree: NavigationTree) {
    asked = nil
    shown = tree
    surface?.report(shown, because: .systemBack)
  }

  /// Does what it is asked for until nothing more is.
  func finishAll() {
    while asked != nil { finish() }
  }
}
