package import ScreenTree

/// Makes one tab content of the tabs written one below the other in a closure.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// Takes a content as it is.
  public static func buildExpression<Content>(
    _ content: Content
  ) -> Content where TabValue == Content.TabValue, Content: TabContent {
    content
  }

  /// A single content stays what it is.
  public static func buildBlock<C>(
    _ content: C
  ) -> C where TabValue == C.TabValue, C: TabContent {
    content
  }

  /// The first of several contents.
  public static func buildPartialBlock<C>(
    first: C
  ) -> C where TabValue == C.TabValue, C: TabContent {
    first
  }

  /// A content after others.
  public static func buildPartialBlock<C1, C2>(
    accumulated: C1, next: C2
  ) -> some TabContent<TabValue>
  where TabValue == C1.TabValue, TabValue == C2.TabValue, C1: TabContent, C2: TabContent {
    TabContentList<TabValue>(contents: [accumulated, next])
  }

  /// A content under an `if` without an `else`.
  public static func buildIf<C>(
    _ content: C?
  ) -> some TabContent<TabValue> where TabValue == C.TabValue, C: TabContent {
    TabContentList<TabValue>(contents: content.map { [$0] } ?? [])
  }

  /// The views that a tab view is made of.
  nonisolated public struct Content<Content>: View
  where TabValue == Content.TabValue, Content: TabContent {
    let content: Content

    nonisolated init(content: Content) {
      self.content = content
    }

    /// Tabs are rendered by their tab view.
    public typealias Body = Never
  }
}

extension TabContentBuilder.Content: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] { [] }
}

extension TabContentBuilder.Content: TabSource {
  @MainActor var entries: [TabEntry] { content.allTabs(at: []) }
}

/// The contents of a builder, in their order.
nonisolated struct TabContentList<TabValue: Hashable>: TabContent, PrimitiveTabContent {
  let contents: [any TabContent<TabValue>]

  nonisolated init(contents: [any TabContent<TabValue>]) {
    self.contents = contents
  }

  var body: Self { self }

  @MainActor func tabs(at path: [NodeKey.Place]) -> [TabEntry] {
    contents.enumerated().flatMap { index, content in
      content.allTabs(at: path + [.position(index)])
    }
  }
}

extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// A tab for each element, told apart by the element's own identity.
  nonisolated public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each element, told apart by one of the element's properties.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue

  /// The repetition itself.
  public var body: Self { self }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  @MainActor func tabs(at path: [NodeKey.Place]) -> [TabEntry] {
    places.flatMap { place, element in content(element).allTabs(at: path + [place]) }
  }
}
