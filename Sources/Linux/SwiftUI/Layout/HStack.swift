import Foundation
package import ScreenTree

/// Views beside one another.
nonisolated public struct HStack<Content> where Content: View {
  let content: Content

  /// Makes the stack of the views of a builder.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: View {
  /// A stack is rendered by itself.
  public typealias Body = Never
}

extension HStack: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    [context.element(.horizontalStack, children: context.elements(of: content, at: .body))]
  }
}
