package import ScreenTree

extension Optional: View where Wrapped: View {
  /// An optional view is rendered by itself.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    guard let view = self else { return [] }
    return context.elements(of: view, at: .branch(true))
  }
}
