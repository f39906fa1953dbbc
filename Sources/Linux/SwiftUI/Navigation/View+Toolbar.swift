internal import ScreenTree

/// Adds items to the bar of the screen that a content stands in.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items

  nonisolated init(items: Items) {
    self.items = items
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    guard let screen = context.screen else { return elements }
    var bar = context
    bar.rows = nil
    screen.items += bar.items(of: items, at: .part("toolbar"))
    return elements
  }
}

extension View {
  /// Adds items to the screen's bars.
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds a view to the screen's bar.
  nonisolated public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    modifier(ToolbarModifier(items: ToolbarItem(content: content)))
  }
}
