internal import ScreenTree

/// Makes one toolbar content of those written one below the other in a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes a content as it is.
  public static func buildExpression<Content>(
    _ content: Content
  ) -> Content where Content: ToolbarContent {
    content
  }

  /// A single content stays what it is.
  public static func buildBlock<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent {
    content
  }

  /// Several contents in their order.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some ToolbarContent where repeat each Content: ToolbarContent {
    var contents: [any ToolbarContent] = []
    for content in repeat each content { contents.append(content) }
    return ToolbarContentList(contents: contents)
  }

  /// A content under an `if` without an `else`.
  public static func buildIf<Content>(
    _ content: Content?
  ) -> Content? where Content: ToolbarContent {
    content
  }

  /// The content of the first branch.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The content of the second branch.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// The contents of a builder, in their order.
nonisolated struct ToolbarContentList: ToolbarContent, PrimitiveToolbarContent {
  let contents: [any ToolbarContent]

  nonisolated init(contents: [any ToolbarContent]) {
    self.contents = contents
  }

  typealias Body = Never

  @MainActor func items(in context: RenderContext, at place: NodeKey.Place) -> [RenderedElement] {
    var context = context
    context.node = context.node.child(NodeKey(place, Self.self))
    defer { context.node.sweep() }
    var items: [RenderedElement] = []
    for (index, content) in contents.enumerated() {
      items += context.items(of: content, at: .position(index))
    }
    return items
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor func items(in context: RenderContext, at place: NodeKey.Place) -> [RenderedElement] {
    map { context.items(of: $0, at: place) } ?? []
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func items(in context: RenderContext, at place: NodeKey.Place) -> [RenderedElement] {
    switch storage {
    case .trueContent(let content): context.items(of: content, at: .branch(true))
    case .falseContent(let content): context.items(of: content, at: .branch(false))
    }
  }
}
