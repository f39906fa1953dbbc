package import ScreenTree

/// Rows below one another, of which as many are shown as the screen has room for.
///
/// On Linux that is always 12 rows, from the row scrolled to.
nonisolated public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let content: Content
}

extension List where SelectionValue == Never {
  /// A list of the views of a builder, each of them a row.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A list with a row for each element, told apart by the element's own identity.
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, told apart by one of the element's properties.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List: View {
  /// A list is rendered by itself.
  public typealias Body = Never
}

extension List: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let collector = RowCollector()
    var inner = context
    inner.rows = collector
    inner.environment.refresh = nil
    let offset = context.node.remembered {
      StateSlot(0, staleness: context.state.staleness)
    }
    var layout = RowLayout(
      content: inner.elements(of: content, at: .body), collector: collector,
      offset: offset.value)
    var list = context.element(.list)
    list.children = layout.rows()
    list.value = "\(layout.offset)"
    collector.decide(scrolledAway: layout.scrolledAway)
    let count = layout.count
    list.handlers[.scroll] = { target in
      guard let row = Int(target) else { return }
      offset.value = ListWindow.clamp(row, count: count)
    }
    if let refresh = context.environment.refresh {
      list.handlers[.refresh] = context.refreshing(with: refresh)
    }
    return [list]
  }
}
