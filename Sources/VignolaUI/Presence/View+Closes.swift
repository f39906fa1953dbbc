import SwiftUI
import VignolaCore

extension View {
  /// Closes the scope when SwiftUI has dropped this view's state: when the sheet is gone, the
  /// screen popped, the root replaced. Two seconds later, by the scope's clock, whatever of it is
  /// still alive is reported (G6).
  ///
  /// ```swift
  /// public var body: some View {
  ///   NavigationStack { ... }.closes(flow.value.scope)
  /// }
  /// ```
  ///
  /// It belongs on the outermost view of a view group. A scope alone would not be enough: whoever
  /// leaks a module keeps the module's scope with it, and an open scope misses nobody.
  public func closes(_ scope: LifetimeScope) -> some View {
    modifier(ScopeClosing(scope: scope))
  }
}

private struct ScopeClosing: ViewModifier {
  @State private var presence: Lazy<Presence>

  init(scope: LifetimeScope) {
    self.presence = Lazy { Presence { scope.closeAndCheck() } }
  }

  func body(content: Content) -> some View {
    let _ = presence.value
    content
  }
}
