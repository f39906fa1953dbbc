public import ScreenTree
public import SwiftUI

/// Runs a SwiftUI view without a window.
///
/// ```swift
/// let host = ViewHost { Counter() }
/// host.rendered().first { $0.label == "Add" }?.handlers[.tap]?("")
/// host.close()
/// ```
///
/// The view begins to live when the host is made and ends with ``close()``, or with the host. Its
/// content is made anew in each rendering, as by a parent view.
@MainActor public final class ViewHost<Content: View>: ScreenHost {
  private let graph: ViewGraph

  /// Makes the view and runs its first rendering.
  public init(@ViewBuilder content: @escaping () -> Content) {
    graph = ViewGraph(root: content)
  }

  isolated deinit {
    graph.close()
  }

  /// Brings the screen up to date and returns its window.
  public func rendered() -> RenderedElement {
    graph.rendered()
  }

  /// Called after something changed that the next rendering will show, once a turn.
  public var onChange: (() -> Void)? {
    get { graph.onChange }
    set { graph.onChange = newValue }
  }

  /// Removes the view: its state is dropped, its tasks are cancelled, `onDisappear` runs.
  public func close() {
    graph.close()
  }
}
