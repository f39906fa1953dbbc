import Foundation
package import ScreenTree

/// Views below one another.
nonisolated public struct VStack<Content> where Content: View {
  let content: Content

  /// Makes the stack of the views of a builder.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: View {
  /// A stack is rendered by itself.
  public typealias Body = Never
}

extension VStack: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    [context.element(.verticalStack, children: context.elements(of: content, at: .body))]
  }
}
