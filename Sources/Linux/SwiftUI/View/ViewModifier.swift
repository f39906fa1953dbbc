package import ScreenTree

/// A change to a view that can be applied to any other.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View

  /// The content and the change to it.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Self.Body == Never {
  /// Not called: a modifier without a body is applied by itself.
  @MainActor @preconcurrency public func body(content: Self.Content) -> Self.Body {
    // Rendering asks for the primitive first; only a direct call could get here.
    preconditionFailure("\(Self.self) has no body; it is applied by itself.")
  }
}

/// The view that a modifier is applied to, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  let view: any View

  /// A modifier's content is rendered by itself.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    context.elements(of: view, at: .body)
  }
}
