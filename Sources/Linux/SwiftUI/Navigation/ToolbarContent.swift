internal import ScreenTree

/// What stands in a screen's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content that describes this one.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Not called: content without a body is rendered by itself.
  public var body: Never {
    // Rendering asks for the primitive first; only a direct call could get here.
    preconditionFailure("\(Self.self) has no body; it is rendered by itself.")
  }
}

/// Toolbar content that says itself what stands in the bar.
@MainActor protocol PrimitiveToolbarContent {
  func items(in context: RenderContext, at place: NodeKey.Place) -> [RenderedElement]
}

extension RenderContext {
  /// The items of a content, under a node of their own.
  func items<Content: ToolbarContent>(
    of content: Content, at place: NodeKey.Place
  ) -> [RenderedElement] {
    if let primitive = content as? any PrimitiveToolbarContent {
      return primitive.items(in: self, at: place)
    }
    var context = self
    context.node = node.child(NodeKey(place, Content.self))
    defer { context.node.sweep() }
    let linked = PropertyLinker.linked(content, to: context.node, in: context)
    return context.items(of: linked.body, at: .body)
  }
}
