/// One tab: what stands in the tab bar, and the content that it shows.
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value?
  let title: String
  let symbol: String
  let content: Content
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a title and a symbol, selected by a value.
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      value: value, title: String(title), symbol: systemImage, content: content())
  }

  /// A tab with a title written in the code and a symbol, selected by a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, title: titleKey.text, symbol: systemImage, content: content())
  }

  /// A tab without a label, as pages need it, selected by a value.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(value: value, title: "", symbol: "", content: content())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol, in a tab view that keeps its selection itself.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: nil, title: String(title), symbol: systemImage, content: content())
  }

  /// A tab with a title written in the code and a symbol, in a tab view that keeps its selection
  /// itself.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, title: titleKey.text, symbol: systemImage, content: content())
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value

  /// The tab itself.
  public var body: Self { self }
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  @MainActor func tabs(at path: [NodeKey.Place]) -> [TabEntry] {
    let value = value.map { AnyHashable($0) }
    return [
      TabEntry(path: path, value: value, title: title, symbol: symbol, content: content)
    ]
  }
}

/// What stands in the tab bar for a tab with a title and a symbol.
nonisolated public struct DefaultTabLabel: View {
  /// The label: it is drawn by the bar.
  @MainActor @preconcurrency public var body: some View {
    EmptyView()
  }
}
