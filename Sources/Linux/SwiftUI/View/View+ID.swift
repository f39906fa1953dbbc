internal import ScreenTree

/// Gives a content an identity of its own.
nonisolated struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    context.elements(of: content, at: .item(AnyHashable(id), occurrence: 0))
  }
}

extension View {
  /// Binds the identity of the view to a value: with another value it is another view, and its state
  /// begins anew.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(IdentityModifier(id: id))
  }
}
