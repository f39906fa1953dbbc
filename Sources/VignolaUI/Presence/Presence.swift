import VignolaCore

/// Lives as long as SwiftUI keeps the state of the view it belongs to, and says when that is over.
///
/// SwiftUI tells nobody that it drops a view's state. Disappearing is the wrong sign: a view in a
/// tab that is not selected, or under another screen, has disappeared and is still there.
final class Presence: Sendable {
  private let onGone: @MainActor @Sendable () -> Void
  private let starter = TaskStarter.current

  init(onGone: @escaping @MainActor @Sendable () -> Void) {
    self.onGone = onGone
  }

  deinit {
    starter.start("gone") { [onGone] in onGone() }
  }
}
