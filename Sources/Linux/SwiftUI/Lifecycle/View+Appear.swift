internal import ScreenTree

/// Tells when a content comes onto the screen and when it goes.
nonisolated struct AppearModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    context.whenShown(elements, do: { appear?() }, whenHidden: { disappear?() })
    return elements
  }
}

extension RenderContext {
  /// Has something done when the node's elements come onto the screen and when they go. In a list
  /// that is when their row is scrolled to.
  func whenShown(
    _ elements: [RenderedElement], do show: @escaping () -> Void,
    whenHidden hide: @escaping () -> Void
  ) {
    let node = node
    guard let rows, isVisible else {
      return node.setShown(isVisible, onShow: show, onHide: hide)
    }
    rows.decideLater(for: elements) { node.setShown($0, onShow: show, onHide: hide) }
  }
}

extension View {
  /// Does something when the view comes onto the screen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: action))
  }

  /// Does something when the view has gone from the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(disappear: action))
  }
}
