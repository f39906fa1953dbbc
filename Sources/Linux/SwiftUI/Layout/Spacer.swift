import Foundation
package import ScreenTree

/// Free space that pushes its neighbours apart.
nonisolated public struct Spacer {
  /// The least it takes.
  public var minLength: CGFloat?

  /// Makes free space.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// Space is rendered by itself.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    [context.element(.spacer)]
  }
}
