/// Whether what was last rendered of some UIKit objects is out of date.
///
/// Every window has one, and so has every controller that stands in a SwiftUI view. An object
/// learns of its revision when it is rendered and raises it when it changes; what has never been
/// rendered has nobody to tell.
@MainActor package final class Revision {
  private var raised = true
  private var isMuted = false
  private var parts: [any StalePart] = []
  private let onRaise: @MainActor () -> Void
  /// What is being edited on the screen.
  weak var firstResponder: UIResponder?

  /// Makes a revision that says when it is raised.
  package init(onRaise: @escaping @MainActor () -> Void) { self.onRaise = onRaise }

  /// Says that the next rendering differs.
  package func raise() {
    guard !isMuted else { return }
    raised = true
    onRaise()
  }

  /// Begins a rendering. What is raised while it runs asks for another.
  package func lower() {
    raised = false
    parts = []
  }

  /// Adds something that the rendering contains and that gets out of date by itself.
  package func add(_ part: any StalePart) { parts.append(part) }

  /// Lets changes pass that come right before a rendering anyway.
  package func muted(_ change: () -> Void) {
    isMuted = true
    change()
    isMuted = false
  }
}

extension Revision: StalePart {
  /// Whether the objects or something inside them have changed.
  package var isStale: Bool { raised || parts.contains { $0.isStale } }
}

/// A part of a rendering that knows when it is out of date.
@MainActor package protocol StalePart: AnyObject {
  /// Whether the part would be rendered differently now.
  var isStale: Bool { get }
}
