package import ScreenTree

/// A view that says itself what stands on the screen, instead of through a `body`.
///
/// Every view of this module is one, and so are the wrappers that other toolkits bring along.
@MainActor package protocol PrimitiveView {
  /// What the view puts on the screen, in reading order.
  func elements(in context: RenderContext) -> [RenderedElement]
}

/// A modifier that says itself what becomes of the content it is applied to.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// What the modified content puts on the screen.
  func elements(of content: some View, in context: RenderContext) -> [RenderedElement]
}
