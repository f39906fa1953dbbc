package import ScreenTree

/// Views behind one another, the last in front.
nonisolated public struct ZStack<Content> where Content: View {
  let content: Content

  /// Makes the stack of the views of a builder.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ZStack: View {
  /// A stack is rendered by itself.
  public typealias Body = Never
}

extension ZStack: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    [context.element(.depthStack, children: context.elements(of: content, at: .body))]
  }
}
