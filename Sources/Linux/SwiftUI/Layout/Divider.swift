package import ScreenTree

/// A line between other views.
nonisolated public struct Divider {
  /// Makes a line.
  nonisolated public init() {}
}

extension Divider: View {
  /// A line is rendered by itself.
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    [context.element(.divider)]
  }
}
