internal import ScreenTree

/// Changes what a screen's views say about the bar above it.
nonisolated struct BarModifier: PrimitiveModifier {
  let change: @MainActor (ScreenCollector) -> Void

  nonisolated init(change: @escaping @MainActor (ScreenCollector) -> Void) {
    self.change = change
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    if let screen = context.screen { change(screen) }
    return elements
  }
}

extension View {
  /// Takes the back button of the screen away, and the back swipe with it.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BarModifier { if hidesBackButton { $0.hidesBackButton = true } })
  }

  /// Shows or hides bars of the screen; without a name, the one that the system chooses.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return modifier(
      BarModifier { screen in
        if isMeant, screen.visibility == .automatic { screen.visibility = visibility }
      })
  }
}
