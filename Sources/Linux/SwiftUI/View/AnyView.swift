package import ScreenTree

/// A view whose type is hidden. When the hidden type changes, its state is dropped.
nonisolated public struct AnyView: View {
  let view: any View

  /// Hides the type of a view.
  nonisolated public init<V>(_ view: V) where V: View {
    self.view = view
  }

  /// Hides the type of a view.
  nonisolated public init<V>(erasing view: V) where V: View {
    self.view = view
  }

  /// A hidden view is rendered by itself.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    context.elements(of: view, at: .body)
  }
}
