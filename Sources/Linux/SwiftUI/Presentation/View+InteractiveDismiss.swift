internal import ScreenTree

/// Keeps a person from drawing down the sheet that a content stands in.
nonisolated struct DismissLock: PrimitiveModifier {
  let isLocked: Bool

  nonisolated init(isLocked: Bool) {
    self.isLocked = isLocked
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    if isLocked { context.presentations.isLayerLocked = true }
    return elements
  }
}

extension View {
  /// Keeps a person from drawing down the sheet that the view stands in. The app still closes it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissLock(isLocked: isDisabled))
  }
}
