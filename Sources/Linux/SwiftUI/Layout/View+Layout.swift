import Foundation
internal import ScreenTree

/// Changes the elements that a content puts on the screen.
nonisolated struct ElementModifier: PrimitiveModifier {
  let change: (inout RenderedElement) -> Void

  nonisolated init(change: @escaping (inout RenderedElement) -> Void) {
    self.change = change
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    var elements = context.elements(of: content, at: .body)
    for index in elements.indices { change(&elements[index]) }
    return elements
  }
}

/// Puts views in front of a content.
nonisolated struct OverlayModifier<Overlay: View>: PrimitiveModifier {
  let overlay: Overlay

  nonisolated init(overlay: Overlay) {
    self.overlay = overlay
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let below = context.elements(of: content, at: .body)
    let above = context.elements(of: overlay, at: .part("overlay"))
    return [context.element(.depthStack, children: below + above)]
  }
}

extension View {
  /// Sets the view apart from its neighbours.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(ElementModifier { $0.looks.isPadded = true })
  }

  /// Sets the view apart from its neighbours.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(ElementModifier { $0.looks.isPadded = true })
  }

  /// Puts views in front of this one.
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(OverlayModifier(overlay: content()))
  }
}
