package import ScreenTree

/// The views of a builder, in their order.
nonisolated public struct TupleView<T>: View {
  let views: [any View]

  nonisolated init(views: [any View]) {
    self.views = views
  }

  /// A tuple of views is rendered by itself.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    var elements: [RenderedElement] = []
    for (index, view) in views.enumerated() {
      elements += context.elements(of: view, at: .position(index))
    }
    return elements
  }
}
