package import ScreenTree

/// Several views taken together, without a layout of their own.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of the views of a builder.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A group is rendered by itself.
  public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    context.elements(of: content, at: .body)
  }
}
