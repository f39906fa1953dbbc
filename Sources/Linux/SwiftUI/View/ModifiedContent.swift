package import ScreenTree

/// A view together with a change to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view that is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Puts a view and a change to it together.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A modified view is rendered by itself.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.elements(of: content, in: context)
    }
    let linked = PropertyLinker.linked(modifier, to: context.node, in: context)
    let inner = _ViewModifier_Content<Modifier>(view: content)
    return context.elements(of: linked.body(content: inner), at: .part("modified"))
  }
}

extension View {
  /// Applies a change to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
