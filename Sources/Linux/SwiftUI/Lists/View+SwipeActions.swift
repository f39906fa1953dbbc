internal import ScreenTree

/// Puts actions behind the rows of a content.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let actions: Actions

  nonisolated init(edge: HorizontalEdge, actions: Actions) {
    self.edge = edge
    self.actions = actions
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let rows = context.elements(of: content, at: .body)
    var outside = context
    outside.rows = nil
    for (index, row) in rows.enumerated() {
      var buttons = outside.elements(of: actions, at: .item(index, occurrence: 0))
      if edge == .leading {
        for index in buttons.indices { buttons[index].traits.insert(.leading) }
      }
      context.rows?.swipeActions[row.id, default: []] += buttons
    }
    return rows
  }
}

extension View {
  /// Adds actions that a swipe over the row uncovers.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(SwipeActionsModifier(edge: edge, actions: content()))
  }
}
