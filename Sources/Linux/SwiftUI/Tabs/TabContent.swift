/// What stands in a tab view: tabs, or content made of them.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values that tell the tabs apart.
  associatedtype TabValue
  where
    Self.TabValue: Hashable, Self.TabValue == Self.Body.TabValue

  /// The type of the content that describes this one.
  associatedtype Body: TabContent

  /// The content.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tab content that lists its tabs itself.
@MainActor protocol PrimitiveTabContent {
  /// The tabs, each with the places that lead to it.
  func tabs(at path: [NodeKey.Place]) -> [TabEntry]
}

/// One tab, whatever its type.
struct TabEntry {
  /// What keeps the tab the same from pass to pass.
  let path: [NodeKey.Place]
  /// What selects it; a tab without a value is selected by its path.
  let value: AnyHashable?
  let title: String
  let symbol: String
  let content: any View
}

extension TabContent {
  /// The tabs of any content.
  @MainActor func allTabs(at path: [NodeKey.Place]) -> [TabEntry] {
    (self as? any PrimitiveTabContent)?.tabs(at: path) ?? body.allTabs(at: path)
  }
}
