package import ScreenTree

/// A view without content.
nonisolated public struct EmptyView: View, BitwiseCopyable {
  /// Makes an empty view.
  nonisolated public init() {}

  /// An empty view is rendered by itself.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] { [] }
}
